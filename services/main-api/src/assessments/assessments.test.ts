import {
  assessmentResponseSchema,
  interviewSummaryResponseSchema,
  MAIN_API,
  path,
  REPORT_TICKET_TTL_S,
} from '@portal/protocol';
import { assess } from '@portal/interviewing';
import { buildMainApi } from '../app';
import { asService, config, countingReport, startHarness, type Harness } from '../testing/harness';

type Candidate = Awaited<ReturnType<Harness['candidate']>>;
let h: Harness;
let mona: Candidate;
let stranger: Candidate;
beforeAll(async () => {
  h = await startHarness();
  [mona, stranger] = [await h.candidate(), await h.candidate()];
}, 60_000);
afterAll(() => h.close());
const usual = (...args: Parameters<Harness['scorer']['assess']>) =>
  countingReport(args[0].messages.filter((m) => m.role === 'user').length);
afterEach(() => {
  h.time.offsetMs = 0;
  h.scorer.assess = usual;
});

const analyze = (id: string, body?: object, headers: Record<string, string> = mona.headers) =>
  h.call('POST', path(MAIN_API.analyze, { id }), { headers, ...(body && { body }) });
const assessment = (id: string, query = '', headers: Record<string, string> = mona.headers) =>
  h.call('GET', `${path(MAIN_API.assessment, { id })}${query}`, { headers });
const ended = (id: string) => h.analysisEnded(id);
const analyzed = async () => {
  const id = await h.interview(mona, 'completed');
  await analyze(id);
  await ended(id);
  return id;
};

describe('analyze', () => {
  it('answers 202 immediately; the report follows', async () => {
    const id = await h.interview(mona, 'started');
    await h.call('POST', path(MAIN_API.messages, { id }), {
      headers: mona.headers,
      body: { role: 'user', content: 'Go' },
    });
    await h.call('PATCH', path(MAIN_API.completeInterview, { id }), { headers: mona.headers });
    expect(await assessment(id)).toMatchObject({
      status: 404,
      body: { code: 'analysis_not_started' },
    });
    expect(await analyze(id, { forceReAnalyze: false, quickAnalysis: false })).toMatchObject({
      status: 202,
      body: { data: { status: 'analyzing', revision: 1 } },
    });
    expect(await ended(id)).toBe('analyzed');
    const report = await assessment(id);
    expect(report.status).toBe(200);
    expect(assessmentResponseSchema.parse(report.body).data).toMatchObject({
      interviewId: id,
      revision: 1,
      overall: { score: 1 },
      engine: { id: 'counting' },
    });
  });
  it('needs no body', async () => {
    const id = await h.interview(mona, 'completed');
    expect((await analyze(id)).status).toBe(202);
    await ended(id);
  });
  it('returns an existing report unchanged', async () => {
    const id = await analyzed();
    expect(await analyze(id)).toMatchObject({
      status: 200,
      body: { data: { status: 'analyzed', revision: 1 } },
    });
  });
  it('when forced, creates a new revision; the old one stays readable', async () => {
    const id = await analyzed();
    h.scorer.assess = () => countingReport(42);
    expect(await analyze(id, { forceReAnalyze: true })).toMatchObject({
      status: 202,
      body: { data: { revision: 2 } },
    });
    expect((await assessment(id, '?revision=1')).status).toBe(200);
    await ended(id);
    expect((await assessment(id)).body.data).toMatchObject({ revision: 2, overall: { score: 42 } });
    expect((await assessment(id, '?revision=1')).body.data).toMatchObject({
      revision: 1,
      overall: { score: 0 },
    });
    expect(await assessment(id, '?revision=9')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
  it('that failed reports it and can be retried', async () => {
    h.scorer.assess = () => {
      throw new Error('no idea');
    };
    const id = await h.interview(mona, 'completed');
    await analyze(id);
    expect(await ended(id)).toBe('analysis_failed');
    expect(await assessment(id)).toMatchObject({
      status: 202,
      body: { data: { status: 'analysis_failed' } },
    });
    h.scorer.assess = usual;
    expect(await analyze(id)).toMatchObject({
      status: 202,
      body: { data: { status: 'analyzing', revision: 1 } },
    });
    await ended(id);
    expect((await assessment(id)).status).toBe(200);
  });
  it('that failed when forced leaves the report before it', async () => {
    const id = await analyzed();
    h.scorer.assess = () => {
      throw new Error('no idea');
    };
    await analyze(id, { forceReAnalyze: true });
    expect(await ended(id)).toBe('analysis_failed');
    expect(await assessment(id)).toMatchObject({ status: 200, body: { data: { revision: 1 } } });
    expect(await assessment(id, '?revision=2')).toMatchObject({
      status: 202,
      body: { data: { status: 'analysis_failed' } },
    });
    h.scorer.assess = usual;
    await analyze(id, { forceReAnalyze: true });
    await ended(id);
    expect((await assessment(id)).body.data).toMatchObject({ revision: 2 });
  });
  it.each(['created', 'started'] as const)(
    'is refused for an interview that is %s and does not change it',
    async (state) => {
      const id = await h.interview(mona, state);
      expect(await analyze(id)).toMatchObject({
        status: 409,
        body: { code: 'invalid_transition' },
      });
      expect((await h.db.interviews.get(id))?.status).toBe(state);
    },
  );
  it('is for the owner and the interviewer', async () => {
    const id = await h.interview(mona, 'completed');
    expect((await analyze(id, {}, stranger.headers)).status).toBe(404);
    expect((await analyze(id, {}, {})).status).toBe(401);
    expect((await analyze(id, {}, asService)).status).toBe(202);
    await ended(id);
    expect((await assessment(id, '', stranger.headers)).status).toBe(404);
    expect((await assessment(id, '', asService)).status).toBe(401);
  });
  it('adds the score to the list of past interviews', async () => {
    const id = await analyzed();
    const { body } = await h.call('GET', `${MAIN_API.interviews}?status=analyzed`, {
      headers: mona.headers,
    });
    expect((body.data as { id: string }[]).find((one) => one.id === id)).toMatchObject({
      overallScore: 0,
    });
  });
});

describe('the built-in scorer', () => {
  it('gets the stored transcript and the plan, and quotes from it', async () => {
    h.scorer.assess = assess;
    const id = await h.interview(mona, 'started');
    const answer =
      'In my last project I built a service in Go, because its channels fit our queue. It cut the waiting time by forty percent.';
    const turns: [string, string, object][] = [
      [
        'assistant',
        'Tell me about Go.',
        { segmentId: 'a1', kind: 'question', questionIndex: 0, startMs: 0, endMs: 2_000 },
      ],
      [
        'user',
        answer,
        {
          segmentId: 'u1',
          kind: 'answer',
          questionIndex: 0,
          startMs: 3_000,
          endMs: 12_000,
          confidence: 0.9,
        },
      ],
    ];
    for (const [role, content, metadata] of turns)
      await h.call('POST', path(MAIN_API.messages, { id }), {
        headers: asService,
        body: { role, content, metadata },
      });
    await h.call('PATCH', path(MAIN_API.completeInterview, { id }), { headers: mona.headers });
    await analyze(id);
    expect(await ended(id)).toBe('analyzed');
    const { data } = assessmentResponseSchema.parse((await assessment(id)).body);
    const quotes = [...data.competencies, ...data.questions].flatMap((part) =>
      part.evidence.map(({ quote }) => quote),
    );
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(answer).toContain(quote);
    expect(data.questions).toMatchObject([{ question: 'Tell me about Go.' }]);
  });
});

describe('an analysis', () => {
  it('that was requested while no worker ran is done by the next process', async () => {
    const own = await startHarness();
    try {
      const id = await own.interview(await own.candidate(), 'completed');
      await own.app.close();
      await own.db.assessments.begin(id, { force: false });
      expect(
        (await own.db.jobs.stats()).find(({ queue }) => queue === 'analyze-interview'),
      ).toMatchObject({ waiting: 1, active: 0 });
      const next = await buildMainApi({ config, db: own.db, assess: usual, logger: false });
      await next.ready();
      await own.analysisEnded(id);
      await next.close();
      expect((await own.db.interviews.get(id))?.status).toBe('analyzed');
    } finally {
      await own.close();
    }
  }, 60_000);
  it('is retried after a database error, and is scored once', async () => {
    const id = await h.interview(mona, 'completed');
    let scored = 0;
    h.scorer.assess = (input) => {
      scored++;
      return usual(input);
    };
    const { getByInterview } = h.db.plans;
    h.db.plans.getByInterview = () => {
      h.db.plans.getByInterview = getByInterview;
      return Promise.reject(new Error('connection lost'));
    };
    await analyze(id);
    expect(await ended(id)).toBe('analyzed');
    expect(scored).toBe(1);
  });
  it('of an interview without a plan fails immediately', async () => {
    const id = await h.interview(mona, 'completed');
    const { getByInterview } = h.db.plans;
    h.db.plans.getByInterview = () => Promise.resolve(null);
    await analyze(id);
    expect(await ended(id)).toBe('analysis_failed');
    h.db.plans.getByInterview = getByInterview;
    expect(await h.db.assessments.latest(id)).toMatchObject({
      status: 'analysis_failed',
      error: expect.stringContaining('no plan'),
    });
  });
});

describe('a report ticket', () => {
  const ticketFor = async (id: string) => {
    const reply = await h.call('POST', path(MAIN_API.reportTicket, { id }), {
      headers: mona.headers,
    });
    expect(reply).toMatchObject({
      status: 201,
      body: { data: { expiresIn: REPORT_TICKET_TTL_S } },
    });
    return { 'x-report-ticket': reply.body.data.ticket as string };
  };
  const messages = (id: string, headers: Record<string, string>) =>
    h.call('GET', path(MAIN_API.messages, { id }), { headers });

  const interview = (id: string, headers: Record<string, string>) =>
    h.call('GET', path(MAIN_API.interview, { id }), { headers });

  it('opens that interview’s report and transcript after logout, with the role', async () => {
    const id = await analyzed();
    const ticket = await ticketFor(id);
    expect([
      (await assessment(id, '', ticket)).status,
      (await messages(id, ticket)).status,
    ]).toEqual([200, 200]);
    const { data } = interviewSummaryResponseSchema.parse((await interview(id, ticket)).body);
    expect(data).toMatchObject({ id, jobTitle: 'Engineer', companyName: 'Acme' });
  });
  it('opens nothing else', async () => {
    const [id, other] = [await analyzed(), await analyzed()];
    const ticket = await ticketFor(id);
    expect([
      (await assessment(other, '', ticket)).status,
      (await messages(other, ticket)).status,
      (await interview(other, ticket)).status,
    ]).toEqual([404, 404, 404]);
    expect(
      (await h.call('DELETE', path(MAIN_API.interview, { id }), { headers: ticket })).status,
    ).toBe(401);
    expect((await analyze(id, { forceReAnalyze: true }, ticket)).status).toBe(401);
  });
  it('does not override its owner’s access token', async () => {
    const [id, other] = [await analyzed(), await analyzed()];
    expect(
      (await assessment(other, '', { ...mona.headers, ...(await ticketFor(id)) })).status,
    ).toBe(200);
  });
  it('expires after half an hour', async () => {
    const id = await analyzed();
    const ticket = await ticketFor(id);
    h.time.offsetMs = (REPORT_TICKET_TTL_S + 1) * 1_000;
    expect((await assessment(id, '', ticket)).status).toBe(401);
  });
  it('is stored only as a hash, and is given only to the owner', async () => {
    const id = await analyzed();
    const { 'x-report-ticket': ticket } = await ticketFor(id);
    expect(await h.db.reportTickets.findInterviewId(ticket)).toBeNull();
    expect(
      (await h.call('POST', path(MAIN_API.reportTicket, { id }), { headers: stranger.headers }))
        .status,
    ).toBe(404);
    expect((await assessment(id, '', { 'x-report-ticket': 'made-up' })).status).toBe(401);
  });
});
