import {
  interviewResponseSchema,
  MAIN_API,
  messageListResponseSchema,
  path,
} from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { sweep } from '../housekeeping';
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
afterEach(() => {
  h.time.offsetMs = 0;
});

const create = (body: object, headers: Record<string, string> = mona.headers) =>
  h.call('POST', MAIN_API.interviews, { headers, body });
const get = (id: string, headers: Record<string, string> = mona.headers) =>
  h.call('GET', path(MAIN_API.interview, { id }), { headers });
const start = (id: string, headers: Record<string, string> = mona.headers) =>
  h.call('PATCH', path(MAIN_API.startInterview, { id }), { headers });
const complete = (id: string, headers: Record<string, string> = mona.headers) =>
  h.call('PATCH', path(MAIN_API.completeInterview, { id }), { headers });
const say = (
  id: string,
  content: string,
  metadata: object | null = null,
  headers: Record<string, string> = mona.headers,
) =>
  h.call('POST', path(MAIN_API.messages, { id }), {
    headers,
    body: { role: 'user', content, metadata },
  });
const transcript = async (id: string) =>
  messageListResponseSchema.parse(
    (await h.call('GET', path(MAIN_API.messages, { id }), { headers: mona.headers })).body,
  ).data;
const wrongStep = { status: 409, body: { code: 'invalid_transition' } };
const notThere = { status: 404, body: { code: 'not_found', message: 'Interview not found' } };

describe('creating an interview', () => {
  it('uses the specification’s defaults', async () => {
    const reply = await create({ resumeId: mona.resumeId, jobRoleId: mona.jobRoleId });
    expect(reply.status).toBe(201);
    expect(interviewResponseSchema.parse(reply.body).data).toMatchObject({
      numberOfQuestions: 5,
      difficulty: 'medium',
      language: 'en-US',
      status: 'created',
      interviewType: null,
      voice: null,
      startedAt: null,
    });
  });
  it('does not reveal the interview’s owner', async () => {
    expect(
      (await create({ resumeId: mona.resumeId, jobRoleId: mona.jobRoleId })).body.data.userId,
    ).toBeUndefined();
  });
  it('refuses another user’s resume or job role', async () => {
    expect(await create({ resumeId: stranger.resumeId, jobRoleId: mona.jobRoleId })).toMatchObject({
      status: 404,
      body: { message: 'Resume not found' },
    });
    expect(await create({ resumeId: mona.resumeId, jobRoleId: stranger.jobRoleId })).toMatchObject({
      status: 404,
      body: { message: 'Job role not found' },
    });
    expect((await create({ resumeId: mona.resumeId, jobRoleId: randomUUID() })).status).toBe(404);
  });
  it('waits for a resume that is being read, and refuses an unreadable one', async () => {
    const { resume } = await h.db.resumes.upsertUpload({
      userId: mona.userId,
      contentHash: randomUUID(),
      originalName: 'a.pdf',
      bytes: new Uint8Array(),
    });
    expect(await create({ resumeId: resume.id, jobRoleId: mona.jobRoleId })).toMatchObject({
      status: 409,
      body: { code: 'resume_processing' },
    });
    await h.db.resumes.fail(resume.id, 'No text');
    expect(await create({ resumeId: resume.id, jobRoleId: mona.jobRoleId })).toMatchObject({
      status: 409,
      body: { code: 'resume_unreadable' },
    });
  });
  it.each([
    [{ numberOfQuestions: 0 }],
    [{ numberOfQuestions: 21 }],
    [{ numberOfQuestions: 2.5 }],
    [{ difficulty: 'brutal' }],
    [{ language: 'fr-FR' }],
    [{ resumeId: 'x' }],
  ])('refuses %j', async (wrong) => {
    expect(
      await create({ resumeId: mona.resumeId, jobRoleId: mona.jobRoleId, ...wrong }),
    ).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
  it('needs a login', async () => {
    expect(
      (await create({ resumeId: mona.resumeId, jobRoleId: mona.jobRoleId }, asService)).status,
    ).toBe(401);
  });
});

describe('reading interviews', () => {
  it('returns one to its owner and the interviewer only', async () => {
    const id = await h.interview(mona);
    expect((await get(id)).body.data).toMatchObject({
      id,
      jobTitle: 'Engineer',
      companyName: 'Acme',
      overallScore: null,
    });
    expect((await get(id, asService)).status).toBe(200);
    expect(await get(id, stranger.headers)).toMatchObject(notThere);
    expect(await get(randomUUID())).toMatchObject(notThere);
    expect((await get('not-an-id')).status).toBe(400);
    expect((await get(id, { authorization: 'Bearer wrong' })).status).toBe(401);
  });
  it('returns one by its id, however many newer ones there are', async () => {
    const person = await h.candidate();
    const { userId, resumeId, jobRoleId, headers } = person;
    const ids: string[] = [];
    for (let index = 0; index < 25; index += 1) {
      const { id } = await h.db.interviews.create(
        {
          userId,
          resumeId,
          jobRoleId,
          numberOfQuestions: 3,
          language: 'en-US',
          difficulty: 'easy',
        },
        new Date(Date.now() + index),
      );
      ids.push(id);
    }
    const list = await h.call('GET', MAIN_API.interviews, { headers });
    const listed = (list.body.data as { id: string }[]).map(({ id }) => id);
    expect(listed).toHaveLength(20);
    expect(listed).not.toContain(ids[0]);
    expect(await get(ids[0]!, headers)).toMatchObject({
      status: 200,
      body: { data: { id: ids[0], jobTitle: 'Engineer' } },
    });
  });
  it('lists one’s own, newest first, by status, with the role', async () => {
    const person = await h.candidate();
    const [first, second] = [await h.interview(person, 'started'), await h.interview(person)];
    const list = async (query = '') =>
      (await h.call('GET', `${MAIN_API.interviews}${query}`, { headers: person.headers })).body
        .data as { id: string }[];
    expect((await list()).map(({ id }) => id)).toEqual([second, first]);
    expect(await list('?status=started')).toMatchObject([
      { id: first, jobTitle: 'Engineer', companyName: 'Acme', overallScore: null },
    ]);
    expect(await list('?limit=1')).toHaveLength(1);
    expect(
      (await h.call('GET', `${MAIN_API.interviews}?status=lost`, { headers: person.headers }))
        .status,
    ).toBe(400);
  });
});

describe('the state machine', () => {
  it('starts once; repeating it changes nothing', async () => {
    const id = await h.interview(mona);
    const first = await start(id);
    expect(first).toMatchObject({ status: 200, body: { data: { status: 'started' } } });
    h.time.offsetMs = 5_000;
    expect((await start(id)).body).toEqual(first.body);
  });
  it('completes once; repeating it changes nothing', async () => {
    const id = await h.interview(mona, 'started');
    const first = await complete(id);
    expect(first).toMatchObject({ status: 200, body: { data: { status: 'completed' } } });
    h.time.offsetMs = 5_000;
    expect((await complete(id)).body).toEqual(first.body);
  });
  it('does not complete what was not started, nor start what is over', async () => {
    const fresh = await h.interview(mona);
    expect(await complete(fresh)).toMatchObject({
      ...wrongStep,
      body: { message: 'This interview cannot be completed: it is created.' },
    });
    expect((await get(fresh)).body.data.status).toBe('created');
    const over = await h.interview(mona, 'completed');
    expect(await start(over)).toMatchObject(wrongStep);
    expect((await get(over)).body.data.status).toBe('completed');
  });
  it('changes status only for the owner', async () => {
    const id = await h.interview(mona);
    expect(await start(id, stranger.headers)).toMatchObject(notThere);
    expect((await start(id, asService)).status).toBe(401);
    expect(await complete(id, stranger.headers)).toMatchObject(notThere);
  });
  it('is completed by the interviewer if the candidate is gone, and then analyzed automatically', async () => {
    const id = await h.interview(mona, 'started');
    expect((await complete(id, asService)).status).toBe(200);
    for (let n = 0; n < 50 && (await h.db.interviews.get(id))?.status !== 'analyzed'; n++)
      await new Promise(setImmediate);
    expect((await get(id)).body.data.status).toBe('analyzed');
    expect((await complete(id)).body.data.status).toBe('analyzed');
  });
});

describe('messages', () => {
  it('of a full interview are refused with their own error', async () => {
    const id = await h.interview(mona, 'started');
    const { add } = h.db.messages;
    h.db.messages.add = (message, options) =>
      add(message, { ...options, max: { messages: 1, chars: 1_000 } });
    try {
      expect((await say(id, 'one', { segmentId: 's1' })).status).toBe(201);
      expect(await say(id, 'two', { segmentId: 's2' })).toMatchObject({
        status: 413,
        body: { code: 'payload_too_large' },
      });
      expect((await say(id, 'one', { segmentId: 's1' })).status).toBe(200);
    } finally {
      h.db.messages.add = add;
    }
  });
  it('are stored once per segment: 201, then 200 with the stored one', async () => {
    const id = await h.interview(mona, 'started');
    const first = await say(id, 'hello', { segmentId: 'u1' });
    const again = await say(id, 'hello again', { segmentId: 'u1' });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(await transcript(id)).toHaveLength(1);
  });
  it('without a segment id, or with null metadata, are all stored', async () => {
    const id = await h.interview(mona, 'started');
    for (const _time of [1, 2]) expect((await say(id, 'yes')).body.data.metadata).toBeNull();
    expect(await transcript(id)).toHaveLength(2);
  });
  it('of the interviewer win, whoever posts first', async () => {
    const id = await h.interview(mona, 'started');
    await say(id, 'i use rust', { segmentId: 'a', typed: false, page: 'x' });
    await say(
      id,
      'I use Rust.',
      { segmentId: 'a', startMs: 100, endMs: 900, confidence: 0.9, questionIndex: 0 },
      asService,
    );
    await say(id, 'Second.', { segmentId: 'b', startMs: 1_000 }, asService);
    await say(id, 'second', { segmentId: 'b', startMs: 1 });
    expect(await transcript(id)).toMatchObject([
      {
        content: 'I use Rust.',
        metadata: {
          segmentId: 'a',
          typed: false,
          page: 'x',
          startMs: 100,
          questionIndex: 0,
          source: 'interviewer',
        },
      },
      { content: 'Second.', metadata: { startMs: 1_000 } },
    ]);
  });
  it('have the author that the credentials prove, not the one they claim', async () => {
    const id = await h.interview(mona, 'started');
    expect(
      (await say(id, 'x', { segmentId: 's', source: 'interviewer' })).body.data.metadata.source,
    ).toBe('client');
  });
  it('are no answers only if the interviewer says so', async () => {
    const id = await h.interview(mona, 'started');
    const understoodAs = 'explain';
    await say(id, 'x', { segmentId: 'a', understoodAs });
    await say(id, 'x', { segmentId: 'a', startMs: 1 }, asService);
    await say(id, 'y', { segmentId: 'b', understoodAs }, asService);
    const messages = await transcript(id);
    expect(messages[0]!.metadata).not.toHaveProperty('understoodAs');
    expect(messages[1]!.metadata).toMatchObject({ understoodAs });
  });
  it('were hardly understood only if the interviewer says so', async () => {
    const id = await h.interview(mona, 'started');
    const heard = { doubtful: true, misheard: [0] };
    await say(id, 'x', { segmentId: 'a', ...heard });
    await say(id, 'x', { segmentId: 'a', startMs: 1 }, asService);
    await say(id, 'y', { segmentId: 'b', ...heard }, asService);
    const messages = await transcript(id);
    expect(messages[0]!.metadata).not.toHaveProperty('doubtful');
    expect(messages[0]!.metadata).not.toHaveProperty('misheard');
    expect(messages[1]!.metadata).toMatchObject(heard);
  });
  it('with the same segment id in another interview are separate', async () => {
    const [a, b] = [await h.interview(mona, 'started'), await h.interview(mona, 'started')];
    expect([
      (await say(a, 'x', { segmentId: 's' })).status,
      (await say(b, 'x', { segmentId: 's' })).status,
    ]).toEqual([201, 201]);
  });
  it('are accepted from the page until shortly after completion, from the interviewer until the report', async () => {
    const id = await h.interview(mona);
    expect(await say(id, 'too early')).toMatchObject(wrongStep);
    await start(id);
    await complete(id);
    expect((await say(id, 'last words')).status).toBe(201);
    h.time.offsetMs = 31_000;
    expect(await say(id, 'too late')).toMatchObject(wrongStep);
    expect((await say(id, 'late final', null, asService)).status).toBe(201);
    await h.db.interviews.transition(id, ['completed'], 'analyzing');
    expect((await say(id, 'later final', null, asService)).status).toBe(201);
    await h.db.interviews.transition(id, ['analyzing'], 'analysis_failed');
    expect(await say(id, 'after all', null, asService)).toMatchObject(wrongStep);
    expect(await transcript(id)).toHaveLength(3);
  });
  it('that are stored already are returned at any time', async () => {
    const id = await h.interview(mona, 'started');
    const first = await say(id, 'x', { segmentId: 's' }, asService);
    await complete(id);
    h.time.offsetMs = 60_000;
    expect(await say(id, 'y', { segmentId: 's' })).toMatchObject({ status: 200, body: first.body });
  });
  it('can be read by an interviewer who takes over', async () => {
    const id = await h.interview(mona, 'started');
    await say(id, 'x');
    const reply = await h.call('GET', path(MAIN_API.messages, { id }), { headers: asService });
    expect([reply.status, reply.body.data.length]).toEqual([200, 1]);
  });
  it('of another user can be neither read nor written', async () => {
    const id = await h.interview(mona, 'started');
    expect(await say(id, 'x', null, stranger.headers)).toMatchObject(notThere);
    expect(
      await h.call('GET', path(MAIN_API.messages, { id }), { headers: stranger.headers }),
    ).toMatchObject(notThere);
    expect((await h.call('GET', path(MAIN_API.messages, { id }))).status).toBe(401);
  });
  it.each([
    ['no text', { role: 'user', content: '  ' }, 'validation_failed'],
    ['an unknown role', { role: 'robot', content: 'x' }, 'validation_failed'],
    [
      'endless metadata',
      { role: 'user', content: 'x', metadata: { note: 'x'.repeat(9_000) } },
      'validation_failed',
    ],
    ['a zero character', { role: 'user', content: 'a\u0000b' }, 'bad_request'],
  ])('are refused with %s', async (_what, body, code) => {
    const id = await h.interview(mona, 'started');
    expect(
      await h.call('POST', path(MAIN_API.messages, { id }), { headers: mona.headers, body }),
    ).toMatchObject({ status: 400, body: { code } });
  });
});

describe('deleting an interview', () => {
  const remove = (id: string, headers: Record<string, string> = mona.headers) =>
    h.call('DELETE', path(MAIN_API.interview, { id }), { headers });

  it('deletes its transcript, plan and reports; a second request gets 404', async () => {
    const id = await h.interview(mona, 'started');
    await say(id, 'x');
    await complete(id);
    expect(await remove(id)).toMatchObject({ status: 204, body: undefined });
    expect(await remove(id)).toMatchObject(notThere);
    for (const route of [MAIN_API.interview, MAIN_API.messages, MAIN_API.assessment] as const) {
      expect(await h.call('GET', path(route, { id }), { headers: mona.headers })).toMatchObject(
        notThere,
      );
    }
    expect([await h.db.messages.list(id), await h.db.plans.getByInterview(id)]).toEqual([[], null]);
  });
  it('invalidates its report tickets', async () => {
    const id = await h.interview(mona, 'completed');
    const { body } = await h.call('POST', path(MAIN_API.reportTicket, { id }), {
      headers: mona.headers,
    });
    await remove(id);
    expect(
      (
        await h.call('GET', path(MAIN_API.messages, { id }), {
          headers: { 'x-report-ticket': body.data.ticket as string },
        })
      ).status,
    ).toBe(401);
  });
  it('is refused while it is in progress, and nothing is lost', async () => {
    const id = await h.interview(mona, 'started');
    await say(id, 'x');
    expect(await remove(id)).toMatchObject({
      status: 409,
      body: {
        code: 'interview_in_progress',
        message: 'This interview is still in progress. End it first.',
      },
    });
    expect((await get(id)).body.data.status).toBe('started');
    expect(await transcript(id)).toHaveLength(1);
  });
  it('during its analysis works, and the analysis leaves nothing behind', async () => {
    const id = await h.interview(mona, 'completed');
    const ticket = await h.db.assessments.begin(id, { force: false });
    expect((await remove(id)).status).toBe(204);
    expect(await h.db.assessments.fail(ticket?.id ?? '', 'x')).toBe(false);
    expect(await h.db.assessments.latest(id)).toBeNull();
  });
  it('is only for its owner', async () => {
    const id = await h.interview(mona, 'completed');
    expect(await remove(id, stranger.headers)).toMatchObject(notThere);
    expect((await remove(id, asService)).status).toBe(401);
    expect((await get(id)).status).toBe(200);
  });
});

describe('housekeeping', () => {
  it('completes abandoned interviews and starts analyses that were never requested', async () => {
    const [left, talking, unasked] = [
      await h.interview(mona, 'started'),
      await h.interview(mona, 'started'),
      await h.interview(mona, 'completed'),
    ];
    const at = Date.now() + 31 * 60_000;
    await h.db.messages.add(
      { interviewId: talking, role: 'user', content: 'x', metadata: null, byInterviewer: false },
      { now: new Date(at - 60_000) },
    );
    await sweep({ db: h.db, now: () => new Date(at) });
    expect((await h.db.interviews.get(left))?.completedAt).not.toBeNull();
    expect((await h.db.interviews.get(talking))?.status).toBe('started');
    const asked = await Promise.all(
      [left, talking, unasked].map(async (id) => (await h.db.assessments.latest(id)) !== null),
    );
    expect(asked).toEqual([true, false, true]);
  });
});
