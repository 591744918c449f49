import { MAIN_API, messageResponseSchema, path } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { asService, startHarness, type Harness } from '../testing/harness';

type Candidate = Awaited<ReturnType<Harness['candidate']>>;
let h: Harness;
let mona: Candidate;
let stranger: Candidate;
beforeAll(async () => {
  h = await startHarness();
  [mona, stranger] = [await h.candidate(), await h.candidate()];
}, 60_000);
afterAll(() => h.close());

type Given = [from: number, count: number, text: string];

const say = async (
  id: string,
  content: string,
  { role = 'user', headers = asService, ...metadata }: Record<string, unknown> = {},
) =>
  messageResponseSchema.parse(
    (
      await h.call('POST', path(MAIN_API.messages, { id }), {
        headers: headers as Record<string, string>,
        body: { role, content, metadata },
      })
    ).body,
  ).data;
const send = (
  message: { interviewId: string; id: string },
  body: object,
  headers: Record<string, string> = mona.headers,
) =>
  h.call('PATCH', path(MAIN_API.message, { id: message.interviewId, messageId: message.id }), {
    headers,
    body,
  });
const correct = (
  message: Parameters<typeof send>[0] & { content: string },
  corrections: Given[],
  headers?: Record<string, string>,
) => {
  const heard = (from: number, count: number) =>
    message.content
      .split(' ')
      .slice(from, from + count)
      .join(' ');
  const given = corrections.map(([from, count, text]) => ({
    ...{ from, count, text },
    heard: heard(from, count),
  }));
  return send(message, { corrections: given }, headers);
};
const refused = { status: 400, body: { code: 'validation_failed' } };
const notHeard = { status: 409, body: { code: 'conflict' } };
const spoken = async (metadata: object = {}, content = 'We had one rye for each mar chant.') =>
  say(await h.interview(mona, 'started'), content, { ...metadata });

describe('correcting what was misheard', () => {
  it('keeps what was heard beside the correction, in the order of the words', async () => {
    const message = await spoken();
    const reply = await correct(message, [
      [6, 2, 'merchant.'],
      [3, 1, ' write '],
    ]);
    expect(reply.status).toBe(200);
    expect(messageResponseSchema.parse(reply.body).data).toEqual({
      ...message,
      corrections: {
        changedAt: expect.any(String),
        items: [
          { from: 3, count: 1, heard: 'rye', text: 'write', addition: false },
          { from: 6, count: 2, heard: 'mar chant.', text: 'merchant.', addition: false },
        ],
      },
    });
    expect(await h.db.messages.list(message.interviewId)).toEqual([reply.body.data]);
  });

  it('replaces earlier corrections, and an empty list undoes them', async () => {
    const message = await spoken();
    await correct(message, [[3, 1, 'write']]);
    const replaced = await correct(message, [[3, 1, 'row']]);
    expect(replaced.body.data.corrections.items).toMatchObject([{ text: 'row' }]);
    expect((await correct(message, [])).body.data.corrections.items).toEqual([]);
  });

  it('marks what adds something, whatever the page says', async () => {
    const message = await spoken();
    const reply = await send(message, {
      corrections: [
        { from: 3, count: 1, text: 'horizontal sharding', addition: false, heard: 'rye' },
      ],
    });
    expect(reply.body.data.corrections.items).toEqual([
      { from: 3, count: 1, heard: 'rye', text: 'horizontal sharding', addition: true },
    ]);
  });

  it('believes only the interviewer about which words are in doubt', async () => {
    const content = 'We had one crate for each merchant.';
    const addition = async (metadata: object) =>
      (await correct(await spoken(metadata, content), [[3, 1, 'target']])).body.data.corrections
        .items[0].addition as boolean;
    expect(await addition({ misheard: [3] })).toBe(false);
    expect(await addition({ misheard: [1] })).toBe(true);
    expect(await addition({ misheard: [3], headers: mona.headers })).toBe(true);
    const { interviewId } = await spoken({ misheard: [3], headers: mona.headers, segmentId: 'a' });
    const confirmed = await say(interviewId, content, { segmentId: 'a' });
    expect(
      (await correct(confirmed, [[3, 1, 'target']])).body.data.corrections.items[0].addition,
    ).toBe(true);
  });

  it('drops corrections that change nothing', async () => {
    const message = await spoken();
    expect((await correct(message, [[3, 1, 'rye']])).body.data.corrections.items).toEqual([]);
  });

  it('is possible during the interview, whoever stored the answer first', async () => {
    const [content, segmentId] = ['We had one crate for each merchant.', 's1'];
    const copyOfPage = (id: string) => say(id, content, { segmentId, headers: mona.headers });
    const answerOfInterviewer = (id: string) => say(id, content, { segmentId, misheard: [3] });
    for (const [first, second] of [
      [copyOfPage, answerOfInterviewer],
      [answerOfInterviewer, copyOfPage],
    ] as const) {
      const id = await h.interview(mona, 'started');
      const stored = await first(id);
      await correct(stored, [[3, 1, 'rate']]);
      expect(await second(id)).toMatchObject({
        id: stored.id,
        corrections: { items: [{ heard: 'crate', text: 'rate' }] },
      });
    }
  });

  it('is possible in every state of the interview', async () => {
    const message = await spoken();
    await h.call('PATCH', path(MAIN_API.completeInterview, { id: message.interviewId }), {
      headers: mona.headers,
    });
    expect((await correct(message, [[3, 1, 'write']])).status).toBe(200);
  });
});

describe('a correction is refused', () => {
  it('of typed words, of the interviewer’s and of notices', async () => {
    expect(await correct(await spoken({ typed: true }), [[3, 1, 'write']])).toMatchObject(notHeard);
    for (const role of ['assistant', 'system'])
      expect(await correct(await spoken({ role }), [[3, 1, 'write']])).toMatchObject(notHeard);
  });

  it('if two are about the same word', async () => {
    const message = await spoken();
    const twice: Given[] = [
      [3, 2, 'x'],
      [4, 1, 'y'],
    ];
    expect(await correct(message, twice)).toMatchObject(refused);
    expect((await h.db.messages.list(message.interviewId))[0]).not.toHaveProperty('corrections');
  });

  it('of other words than the message has there', async () => {
    const message = await spoken();
    const correction = { from: 3, count: 1, heard: 'rye', text: 'write' };
    for (const over of [{ heard: 'row' }, { from: 4 }, { from: 8 }, { count: 2 }])
      expect(await send(message, { corrections: [{ ...correction, ...over }] })).toMatchObject(
        notHeard,
      );
    expect((await h.db.messages.list(message.interviewId))[0]).not.toHaveProperty('corrections');
  });

  it('if the interviewer’s words have replaced those that the page had', async () => {
    const segmentId = 's1';
    const copy = await spoken({ segmentId, headers: mona.headers }, 'one rye for');
    await say(copy.interviewId, 'We had one rye for each.', { segmentId });
    expect(await correct(copy, [[1, 1, 'write']])).toMatchObject(notHeard);
  });

  it('if it is empty, too long or one of too many', async () => {
    const message = await spoken();
    for (const given of [
      [[3, 1, ' ']],
      [[3, 1, 'a\u0000b']],
      [[3, 0, 'x']],
      [[-1, 1, 'x']],
      [[0, 13, 'x']],
      [[3, 1, 'x'.repeat(201)]],
      Array.from({ length: 101 }, (_, at) => [at, 1, 'x']),
    ] as Given[][])
      expect((await correct(message, given)).status).toBe(400);
    expect((await send(message, {})).status).toBe(400);
  });

  it('to everybody but the owner', async () => {
    const message = await spoken();
    const { ticket } = (
      await h.call('POST', path(MAIN_API.reportTicket, { id: message.interviewId }), {
        headers: mona.headers,
      })
    ).body.data;
    const given: Given[] = [[3, 1, 'write']];
    expect((await correct(message, given, stranger.headers)).status).toBe(404);
    for (const headers of [{}, asService, { 'x-report-ticket': ticket as string }])
      expect((await correct(message, given, headers)).status).toBe(401);
    expect((await h.db.messages.list(message.interviewId))[0]).not.toHaveProperty('corrections');
  });

  it('of another interview’s message, and of none', async () => {
    const [message, other] = [await spoken(), await spoken()];
    for (const id of [other.id, randomUUID()])
      expect(await correct({ ...message, id }, [[3, 1, 'write']])).toMatchObject({ status: 404 });
  });
});
