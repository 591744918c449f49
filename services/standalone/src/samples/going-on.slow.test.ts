import { releasedSamples, type RecordedPerson } from '@portal/db/testing';
import { MAIN_API, path, VOICE_API, type InterviewMessage } from '@portal/protocol';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  asInterviewer,
  interviewsOf,
  openSample,
  withApiKey,
  type OpenedSample,
} from './opened-sample';

const POLL_MS = 50;
/**
 * Maximum time to wait for background work (ms). Long enough for a busy machine, but shorter than
 * the test timeout.
 */
const PATIENCE_MS = 40_000;
/** All tables with rows that belong to an account. */
const TABLES = [
  'users',
  'sessions',
  'resumes',
  'job_descriptions',
  'interviews',
  'interview_plans',
  'messages',
  'assessments',
  'report_tickets',
  'runtime_data',
];

describe.each(releasedSamples())('people of $schema continue with these servers:', (sample) => {
  const service = { headers: asInterviewer(sample) };
  const underWay = interviewsOf(sample, 'started');
  let opened: OpenedSample;
  const sessions = new Map<string, Record<string, string>>();
  beforeAll(async () => {
    opened = await openSample(sample);
    for (const person of sample.people.filter(({ gate }) => gate === null))
      sessions.set(person.userId, await opened.signIn(person));
  }, 120_000);
  // If `openSample` fails, `opened` is undefined. Do not throw here, because that would hide the
  // error.
  afterAll(async () => (opened as OpenedSample | undefined)?.close());

  const as = ({ userId }: Pick<RecordedPerson, 'userId'>) => ({
    headers: { ...sessions.get(userId), ...withApiKey(sample) },
  });
  const statusOf = async (id: string) =>
    (await opened.data('GET', path(MAIN_API.interview, { id }), service)).status as string;
  const transcriptOf = async (id: string) =>
    (await opened.data('GET', path(MAIN_API.messages, { id }), service)) as InterviewMessage[];
  const post = (
    id: string,
    atMs: number,
    segmentId: string,
    role: 'user' | 'assistant' = 'assistant',
  ) =>
    opened.call('POST', path(MAIN_API.messages, { id }), {
      ...service,
      body: { role, content: `said at ${atMs}`, metadata: { atMs, segmentId } },
    });
  /**
   * Calls `ask` repeatedly until it returns a state that is not listed in `passing`, and returns
   * that state.
   */
  const after = async (passing: string[], ask: () => Promise<string | undefined>) => {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const state = (await ask()) ?? 'gone';
      if (!passing.includes(state)) return state;
      if (performance.now() > deadline) throw new Error(`still ${state}`);
      await sleep(POLL_MS);
    }
  };
  const analysed = (id: string) => after(['analyzing'], () => statusOf(id));

  it.each(underWay)(
    '$person.email returns to the same room with the same questions',
    async ({ person, summary }) => {
      const { email, room } = person;
      const joined = await opened.call('POST', VOICE_API.login, {
        app: 'voice',
        ...as(person),
        body: { user_identity: email, interview_id: summary.id, language: summary.language },
      });
      expect([joined.status, joined.body.room_name]).toEqual([200, `interview-${summary.id}`]);
      const { planId } = opened.calledTo.get(joined.body.room_name) ?? { planId: '' };
      const plan = await opened.data('GET', path(VOICE_API.plan, { id: planId }), {
        app: 'voice',
        ...service,
      });
      expect(plan).toMatchObject(room?.plan ?? { interviewId: summary.id });
      expect(await statusOf(summary.id)).toBe('started');
    },
  );

  it.each(underWay)(
    '$person.email’s interview accepts new and late messages, in order and once',
    async ({ summary: { id }, messages }) => {
      const last = messages.at(-1)?.metadata?.atMs ?? 0;
      const before = messages.at(-2)?.metadata?.atMs ?? -1_000;
      const known = messages.at(-1)?.metadata?.segmentId;
      expect((await post(id, last + 10_000, 'next')).status).toBe(201);
      expect((await post(id, (before + last) / 2, 'late')).status).toBe(201);
      if (known) expect((await post(id, last, known, 'user')).status).toBe(200);
      const segments = messages.map(({ metadata }) => metadata?.segmentId);
      expect((await transcriptOf(id)).map(({ metadata }) => metadata?.segmentId)).toEqual([
        ...segments.slice(0, -1),
        'late',
        ...segments.slice(-1),
        'next',
      ]);
    },
  );

  it.each(underWay)(
    '$person.email completes it and reads the report',
    async ({ summary, person }) => {
      const { id } = summary;
      await opened.data('PATCH', path(MAIN_API.completeInterview, { id }), as(person));
      expect(await statusOf(id)).toBe('completed');
      await opened.data('POST', path(MAIN_API.analyze, { id }), { ...as(person), body: {} });
      expect(await analysed(id)).toBe('analyzed');
      const report = await opened.data('GET', path(MAIN_API.assessment, { id }), as(person));
      expect(report).toMatchObject({ interviewId: id, revision: 1, language: summary.language });
    },
  );

  it('a new revision of a report leaves the older ones unchanged', async () => {
    const reported = interviewsOf(sample, 'analyzed').filter(({ reports }) => reports.length > 1);
    expect(reported.length).toBeGreaterThan(0);
    for (const { person, summary, reports } of reported) {
      const { id } = summary;
      const body = { forceReAnalyze: true };
      await opened.data('POST', path(MAIN_API.analyze, { id }), { ...as(person), body });
      expect(await analysed(id)).toBe('analyzed');
      const revision = (number: number) =>
        opened.data('GET', `${path(MAIN_API.assessment, { id })}?revision=${number}`, as(person));
      expect((await revision(reports.length + 1)).revision).toBe(reports.length + 1);
      for (const report of reports) expect(await revision(report.revision)).toMatchObject(report);
    }
  });

  it('a created interview starts, and a completed one is analysed', async () => {
    for (const { person, summary } of interviewsOf(sample, 'created')) {
      const { id } = summary;
      await opened.data('PATCH', path(MAIN_API.startInterview, { id }), as(person));
      await opened.data('PATCH', path(MAIN_API.completeInterview, { id }), as(person));
    }
    for (const { person, summary } of interviewsOf(sample, 'completed')) {
      const { id } = summary;
      await opened.data('POST', path(MAIN_API.analyze, { id }), { ...as(person), body: {} });
      expect(await analysed(id)).toBe('analyzed');
    }
  });

  it('waiting documents are read', async () => {
    const waiting = ['pending', 'processing'];
    const waited = sample.people.flatMap(({ lists }) =>
      lists.resumes.filter(({ processing_status: status }) => waiting.includes(status)),
    );
    expect(waited.length).toBeGreaterThan(1);
    for (const { id } of waited) {
      const { resumes } = opened.test.db;
      const status = async () => (await resumes.get(id))?.processing_status;
      expect(await after(waiting, status)).toBe('completed');
    }
  });

  it('everyone exports their data and deletes their account, and nothing remains', async () => {
    for (const person of sample.people.filter(({ gate }) => gate === null)) {
      const session = { headers: await opened.signIn(person) };
      const taken = await opened.call('GET', MAIN_API.accountExport, session);
      expect([taken.status, taken.body.subarray(0, 2).toString()]).toEqual([200, 'PK']);
      const { password } = person;
      const gone = await opened.call('DELETE', MAIN_API.account, {
        ...session,
        body: { password },
      });
      expect(gone.status).toBe(204);
    }
    const emails = sample.people
      .filter(({ gate }) => gate !== null)
      .map(({ email }) => `'${email}'`);
    await opened.test.rows(`delete from users where email in (${emails.join(', ')})`);
    const counts = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`);
    const [left] = await opened.test.rows(`select ${counts.join(', ')}`);
    expect(left).toEqual(Object.fromEntries(TABLES.map((table) => [table, 0])));
  });
});
