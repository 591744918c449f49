import { MAIN_API, path } from '@portal/protocol';
import { asService, type Harness, type Reply } from '../testing/harness';
import { counted, describeTwoServers, startTwoServers, type TwoServers } from './two-servers';

const AT_ONCE = 50;
/**
 * Maximum wait for an analysis (ms). An analysis usually takes milliseconds, but can take much
 * longer on a busy machine.
 */
const PATIENCE_MS = 20_000;

let servers: TwoServers;
let mona: Awaited<ReturnType<Harness['candidate']>>;

const statuses = (replies: Reply[]) => counted(replies.map(({ status }) => status));
const start = (server: Harness, id: string) =>
  server.call('PATCH', path(MAIN_API.startInterview, { id }), { headers: mona.headers });
const complete = (server: Harness, id: string, headers = mona.headers) =>
  server.call('PATCH', path(MAIN_API.completeInterview, { id }), { headers });
const analyze = (server: Harness, id: string) =>
  server.call('POST', path(MAIN_API.analyze, { id }), { headers: mona.headers, body: {} });
const remove = (server: Harness, id: string) =>
  server.call('DELETE', path(MAIN_API.interview, { id }), { headers: mona.headers });
const say = (
  server: Harness,
  id: string,
  content: string,
  segmentId?: string,
  headers = mona.headers,
) =>
  server.call('POST', path(MAIN_API.messages, { id }), {
    headers,
    body: { role: 'user', content, metadata: segmentId ? { segmentId } : null },
  });
const interviewRow = async (id: string) =>
  (
    await servers.rows(`select status, started_at, completed_at from interviews where id = '${id}'`)
  )[0];
const messageRows = (id: string) =>
  servers.rows(
    `select segment_id, content, by_interviewer from messages where interview_id = '${id}' order by segment_id, content`,
  );
const countOf = async (table: string, id: string) =>
  (await servers.rows(`select count(*)::int as n from ${table} where interview_id = '${id}'`))[0]?.[
    'n'
  ];

async function analyzed(id: string): Promise<Reply> {
  for (const deadline = Date.now() + PATIENCE_MS; ;) {
    const reply = await servers.first.call('GET', path(MAIN_API.assessment, { id }), {
      headers: mona.headers,
    });
    if (reply.status === 200 || Date.now() > deadline) return reply;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describeTwoServers('one interview, at two servers at once,', () => {
  beforeAll(async () => {
    servers = await startTwoServers();
    mona = await servers.first.candidate();
  }, 60_000);
  afterAll(() => servers.close(), 30_000);

  it('starts once, and every caller gets the same start time', async () => {
    const id = await servers.first.interview(mona);
    const replies = await servers.together(AT_ONCE, (server) => start(server, id));
    expect(statuses(replies)).toEqual({ 200: AT_ONCE });
    expect(new Set(replies.map(({ body }) => body.data.startedAt)).size).toBe(1);
    expect(await interviewRow(id)).toMatchObject({ status: 'started', completed_at: null });
  });

  it('stores each segment once, in the interviewer’s version if both ends post it', async () => {
    const id = await servers.first.interview(mona, 'started');
    // The page and the interviewer each post the same ten segments twice. The page also posts ten
    // segments of its own.
    const replies = await servers.together(AT_ONCE, (server, index) => {
      const segment = `s${String(Math.floor(index / 2) % 10)}`;
      if (index >= 40) return say(server, id, 'page alone', `alone${index}`);
      return index < 20
        ? say(server, id, 'page', segment)
        : say(server, id, 'interviewer', segment, asService);
    });
    expect(statuses(replies)).toEqual({ 200: 30, 201: 20 });
    const rows = await messageRows(id);
    expect(
      counted(rows.map((row) => `${String(row['content'])}, ${String(row['by_interviewer'])}`)),
    ).toEqual({ 'interviewer, true': 10, 'page alone, false': 10 });
    expect(new Set(rows.map((row) => row['segment_id'])).size).toBe(20);
  });

  it('keeps the order of one end’s messages, even if others arrive in between', async () => {
    const id = await servers.first.interview(mona, 'started');
    await servers.together(5, async (server, speaker) => {
      for (let turn = 0; turn < 10; turn++)
        await say(server, id, `${speaker}:${turn}`, `${speaker}:${turn}`);
    });
    const { body } = await servers.second.call('GET', path(MAIN_API.messages, { id }), {
      headers: mona.headers,
    });
    const contents = (body.data as { content: string }[]).map(({ content }) => content);
    expect(contents).toHaveLength(50);
    for (let speaker = 0; speaker < 5; speaker++) {
      expect(contents.filter((content) => content.startsWith(`${speaker}:`))).toEqual(
        Array.from({ length: 10 }, (_, turn) => `${speaker}:${turn}`),
      );
    }
  });

  it('completes once and is analyzed once, in whatever order it is requested', async () => {
    const id = await servers.first.interview(mona, 'started');
    await say(servers.first, id, 'an answer', 's1');
    const replies = await servers.together(2 * AT_ONCE, async (server, index) => ({
      asked: index % 4 < 2 ? 'complete' : 'analyze',
      reply: await (index % 4 < 2
        ? complete(server, id, index % 8 < 4 ? asService : mona.headers)
        : analyze(server, id)),
    }));
    const [completes, analyzes] = ['complete', 'analyze'].map((what) =>
      replies.filter(({ asked }) => asked === what).map(({ reply }) => reply),
    ) as [Reply[], Reply[]];
    expect(statuses(completes)).toEqual({ 200: AT_ONCE });
    expect(new Set(completes.map(({ body }) => body.data.completedAt)).size).toBe(1);
    // A request that arrives before the interview has been completed gets a 409 response. All other
    // requests must succeed and share one analysis.
    expect(analyzes.filter(({ status }) => ![200, 202, 409].includes(status))).toEqual([]);
    expect((await analyze(servers.first, id)).body.data.revision).toBe(1);
    expect(await analyzed(id)).toMatchObject({
      status: 200,
      body: { data: { revision: 1, overall: { score: 1 } } },
    });
    expect(
      await servers.rows(`select revision, status from assessments where interview_id = '${id}'`),
    ).toEqual([{ revision: 1, status: 'analyzed' }]);
    expect(await interviewRow(id)).toMatchObject({ status: 'analyzed' });
  });

  it('has every acknowledged message in its report, and no others', async () => {
    for (let round = 0; round < 2; round++) {
      const id = await servers.first.interview(mona, 'started');
      const messages = servers.together(AT_ONCE, (server, index) =>
        say(server, id, 'an answer', `s${index}`),
      );
      await complete(servers.second, id);
      const asked = analyze(servers.second, id);
      const replies = await messages;
      expect(
        Object.keys(statuses(replies)).filter((status) => !['201', '409'].includes(status)),
      ).toEqual([]);
      expect((await asked).status).toBeLessThan(300);
      const kept = replies.filter(({ status }) => status === 201).length;
      expect((await analyzed(id)).body.data.overall.score).toBe(kept);
      expect(await countOf('messages', id)).toBe(kept);
    }
  }, 60_000);

  it('is deleted once, and nothing that arrives meanwhile remains', async () => {
    const id = await servers.first.interview(mona, 'completed');
    const deletes: Reply[] = [];
    const others = await servers.together(AT_ONCE, async (server, index) => {
      if (index % 5 === 4) deletes.push(await remove(server, id));
      if (index % 5 === 3) return (await analyze(server, id)).status;
      if (index % 5 === 2)
        return (
          await server.call('POST', path(MAIN_API.reportTicket, { id }), { headers: mona.headers })
        ).status;
      return (await say(server, id, 'an answer', `s${index}`)).status;
    });
    expect(statuses(deletes)).toEqual({ 204: 1, 404: 9 });
    // Each request was handled before or after the deletion, or was refused because the analysis
    // had started. No request should cause a server error.
    expect(others.filter((status) => ![200, 201, 202, 404, 409].includes(status))).toEqual([]);
    expect(await interviewRow(id)).toBeUndefined();
    expect(
      await Promise.all(
        ['messages', 'interview_plans', 'assessments', 'report_tickets'].map((table) =>
          countOf(table, id),
        ),
      ),
    ).toEqual([0, 0, 0, 0]);
  });
});
