import { VOICE_API, path } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { interviewOf, JD_TEXT } from '../testing/documents';
import {
  API_KEY,
  LEGACY,
  SERVICE_TOKEN,
  startHarness,
  type Harness,
  type Person,
} from '../testing/harness';

let harness: Harness;
let person: Person;
let ids: { interviewId: string; resumeId: string; jobRoleId: string };
beforeAll(async () => {
  harness = await startHarness();
}, 60_000);
afterAll(() => harness.close());
beforeEach(async () => {
  person = await harness.person();
  ids = await interviewOf(harness, person);
  harness.rooms.down = false;
  harness.rooms.opened.length = 0;
});

const withKey = { 'x-api-key': API_KEY };
const login = (
  body: object = {},
  { token = person.accessToken as string | null, headers = withKey as Record<string, string> } = {},
) =>
  harness.send('POST', VOICE_API.login, {
    ...(token && { token }),
    headers,
    body: { user_identity: person.email, interview_id: ids.interviewId, ...body },
  });
const planOf = (interviewId = ids.interviewId) => harness.db.plans.getByInterview(interviewId);

describe('opening the room of an interview', () => {
  it('gives one person a token for that one room', async () => {
    const { status, body } = await login();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      room_name: `interview-${ids.interviewId}`,
      livekit_url: 'ws://rooms.example:7880',
      expires_in: 3600,
      user_identity: person.email,
    });
    expect(JSON.parse(body.livekit_token)).toEqual({
      roomName: body.room_name,
      identity: person.userId,
      displayName: 'Jane',
      ttlS: body.expires_in,
    });
  });

  it('calls the interviewer with the ids of the plan and of the request', async () => {
    await login();
    const plan = await planOf();
    const [opened] = harness.rooms.opened;
    expect(opened?.name).toBe(`interview-${ids.interviewId}`);
    expect(JSON.parse(opened?.interviewerMetadata ?? '{}')).toEqual({
      planId: plan?.id,
      interviewId: ids.interviewId,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('tells the interviewer how the candidate wants to answer', async () => {
    await login({ hearing: 'browser' });
    expect(JSON.parse(harness.rooms.opened[0]?.interviewerMetadata ?? '{}')).toMatchObject({
      hearing: 'browser',
    });
    expect((await login({ hearing: 'ears' })).status).toBe(400);
  });

  it('tells the interviewer how the candidate wants the voice to be', async () => {
    const prosody = { rate: 80, pitch: 1 };
    await login({ prosody });
    expect(JSON.parse(harness.rooms.opened[0]?.interviewerMetadata ?? '{}')).toMatchObject({
      prosody,
    });
    expect((await login({ prosody: { rate: 500, pitch: 0 } })).status).toBe(400);
  });

  it('plans the interview’s number of questions, in its type, language and difficulty', async () => {
    await login({ interview_type: 'hr', voice: 'adam', difficulty: 'easy', language: 'ar-SA' });
    const plan = await planOf();
    expect(plan).toMatchObject({
      interviewType: 'hr',
      voice: 'adam',
      difficulty: 'hard',
      language: 'en-US',
      candidate: { firstName: 'Jane', identity: person.userId },
      job: {
        title: 'Platform Engineer',
        companyName: 'Globex',
        facts: [{ topic: 'tools', text: JD_TEXT.replace(/\.$/, '') }],
      },
    });
    expect(plan?.questions.map((question) => question.category)).toEqual(['hr', 'hr', 'hr']);
    expect(await harness.db.interviews.get(ids.interviewId)).toMatchObject({
      interviewType: 'hr',
      voice: 'adam',
    });
  });

  describe('whether a hosted language model may be used', () => {
    const model = { kind: 'hosted', name: 'small', host: 'models.example.com' } as const;

    it('stores the consent with its time', async () => {
      const before = new Date().toISOString();
      await login({ language_model: { ...model, allowed: true } });
      const stored = (await planOf())?.languageModel;
      expect(stored).toMatchObject({ ...model, allowed: true });
      expect(stored!.consentedAt! >= before).toBe(true);
      expect(stored!.consentedAt! <= new Date().toISOString()).toBe(true);
      const { body } = await harness.send(
        'GET',
        path(VOICE_API.plan, { id: (await planOf())!.id }),
        {
          token: SERVICE_TOKEN,
        },
      );
      expect(body.data.languageModel).toEqual(stored);
    });

    it('stores a refusal', async () => {
      await login({ language_model: { ...model, allowed: false } });
      expect((await planOf())?.languageModel).toEqual({
        ...model,
        allowed: false,
        consentedAt: null,
      });
    });

    it('takes no time from the client', async () => {
      await login({
        language_model: { ...model, allowed: true, consentedAt: '2020-01-01T00:00:00.000Z' },
      });
      expect((await planOf())?.languageModel?.consentedAt).not.toMatch(/^2020/);
    });

    it('is not assumed of a client that does not say', async () => {
      await login();
      expect(await planOf()).not.toHaveProperty('languageModel');
      await login({ language_model: { ...model, allowed: true } });
      expect(await planOf()).not.toHaveProperty('languageModel');
    });

    it('is said of a hosted model with its name and host', async () => {
      for (const wrong of [
        { kind: 'local' },
        { name: '' },
        { host: undefined },
        { allowed: 'yes' },
      ])
        expect(
          (await login({ language_model: { ...model, allowed: true, ...wrong } })).status,
        ).toBe(400);
    });
  });

  it('asks nothing that this person was asked in an earlier interview', async () => {
    const asked = async (interviewId: string) => {
      await login({ interview_id: interviewId, interview_type: 'hr' });
      await harness.db.interviews.transition(interviewId, ['created'], 'started');
      return (await planOf(interviewId))!.questions.map(({ question }) => question.text);
    };
    const texts: string[] = [];
    for (let interviews = 0; interviews < 4; interviews += 1) {
      const { id } = await harness.db.interviews.create({
        userId: person.userId,
        resumeId: ids.resumeId,
        jobRoleId: ids.jobRoleId,
        numberOfQuestions: 5,
        language: 'en-US',
        difficulty: 'hard',
      });
      texts.push(...(await asked(id)));
    }
    expect(texts).toHaveLength(20);
    expect(new Set(texts).size).toBe(20);
  });

  it('keeps room, plan and choices when the person returns', async () => {
    const first = await login({ interview_type: 'both', voice: 'emily' });
    const plan = await planOf();
    await harness.db.interviews.transition(ids.interviewId, ['created'], 'started');
    const again = await login({ interview_type: 'hr', voice: 'adam' });
    expect(again.body.room_name).toBe(first.body.room_name);
    expect(await planOf()).toEqual(plan);
    expect(await harness.db.interviews.get(ids.interviewId)).toMatchObject({
      interviewType: 'both',
      voice: 'emily',
    });
  });

  it('creates one plan for two simultaneous logins', async () => {
    await Promise.all([login(), login()]);
    const planIds = harness.rooms.opened.map((room) => JSON.parse(room.interviewerMetadata).planId);
    expect(new Set(planIds).size).toBe(1);
  });

  it('reports an unavailable room server, and works once it is back', async () => {
    harness.rooms.down = true;
    const { status, body } = await login();
    expect([status, body]).toEqual([
      503,
      {
        code: 'room_unavailable',
        message: 'Voice bot initialization failed',
        detail: 'The room server could not be reached',
      },
    ]);
    harness.rooms.down = false;
    expect((await login()).status).toBe(200);
  });
});

describe('who may open a room', () => {
  it.each([
    ['the bearer token', () => login()],
    ['jwt_token', () => login({ jwt_token: person.accessToken }, { token: null })],
    ['session_token', () => login({ session_token: person.sessionToken }, { token: null })],
    ['the user’s id as identity', () => login({ user_identity: person.userId })],
    [
      'all of them',
      () => login({ jwt_token: person.accessToken, session_token: person.sessionToken }),
    ],
  ])('is identified by %s', async (_, call) => {
    const { status, body } = await call();
    expect([status, body.user_identity]).toEqual([200, person.email]);
  });

  it.each([
    ['no API key', () => login({}, { headers: {} }), 401],
    ['an unknown API key', () => login({}, { headers: { 'x-api-key': 'pk_other' } }), 401],
    ['no token', () => login({}, { token: null }), 401],
    ['the onboarding token', () => login({}, { token: person.onboardingToken }), 401],
    [
      'another person’s session token',
      async () => login({ session_token: (await harness.person()).sessionToken }),
      401,
    ],
    ['a wrong jwt_token', () => login({ jwt_token: 'a.b.c' }, { token: null }), 401],
    [
      'another’s identity',
      async () => login({ user_identity: (await harness.person()).email }),
      403,
    ],
    ['no interview', () => login({ interview_id: undefined }), 400],
    ['an unknown interview', () => login({ interview_id: randomUUID() }), 404],
    ['a body without identity', () => login({ user_identity: '' }), 400],
  ])('is refused with %s', async (_, call, status) => {
    expect((await call()).status).toBe(status);
    expect(harness.rooms.opened).toEqual([]);
  });

  it('cannot choose who they are in it: every token is for the same identity', async () => {
    const logins = [
      await login(),
      await login({ user_identity: person.userId }),
      await login({ identity: 'ai-interviewer-1', name: 'bot', kind: 'agent' }),
      await login({ user_identity: 'ai-interviewer-1' }),
      await login({ user_identity: `pipecat ${person.email}` }),
    ];
    expect(logins.map(({ status }) => status)).toEqual([200, 200, 200, 403, 403]);
    const tokens = logins.slice(0, 3).map(({ body }) => JSON.parse(body.livekit_token));
    for (const token of tokens)
      expect(token).toMatchObject({ identity: person.userId, displayName: 'Jane' });
  });

  it('is refused for another’s interview or documents', async () => {
    const other = await harness.person();
    const theirs = await interviewOf(harness, other);
    await harness.send('POST', VOICE_API.login, {
      token: other.accessToken,
      headers: withKey,
      body: { user_identity: other.email, interview_id: theirs.interviewId },
    });
    expect((await login({ interview_id: theirs.interviewId })).status).toBe(404);
    expect((await login({ resume_id: theirs.resumeId })).status).toBe(404);
    expect((await login({ job_role_id: theirs.jobRoleId })).status).toBe(404);
  });

  it('is refused for an interview that has ended', async () => {
    await harness.db.interviews.transition(ids.interviewId, ['created'], 'started');
    await harness.db.interviews.transition(ids.interviewId, ['started'], 'completed');
    const { status, body } = await login();
    expect([status, body.code]).toEqual([409, 'invalid_transition']);
  });

  it('is refused until the resume has been read', async () => {
    const resume = await harness.unreadResume(person.userId);
    const { status, body } = await login({ resume_id: resume.id });
    expect([status, body.code]).toEqual([409, 'resume_processing']);
  });
});

describe('the legacy form', () => {
  const legacy = (h: Harness, body: object = {}, key = LEGACY.secretKey) =>
    h.send('POST', VOICE_API.login, {
      headers: { 'x-api-key': key },
      body: { user_identity: 'visitor 7', app_id: LEGACY.appId, ...body },
    });

  it('is off by default', async () => {
    expect((await legacy(harness)).status).toBe(401);
  });

  describe('for a registered application', () => {
    let kiosk: Harness;
    beforeAll(async () => {
      kiosk = await startHarness({ env: { LEGACY_APPLICATIONS: JSON.stringify([LEGACY]) } });
    }, 60_000);
    afterAll(() => kiosk.close());

    it('opens a room with general questions', async () => {
      const { status, body } = await legacy(kiosk);
      expect([status, body.user_identity]).toEqual([200, 'visitor 7']);
      const { planId } = JSON.parse(kiosk.rooms.opened[0]?.interviewerMetadata ?? '{}');
      const plan = await kiosk.send('GET', path(VOICE_API.plan, { id: planId }), {
        token: SERVICE_TOKEN,
      });
      expect(plan.body.data.questions).toHaveLength(5);
    });

    it.each([
      ['a wrong secret', {}, 'another secret key!!'],
      ['another application', { app_id: 'other' }, LEGACY.secretKey],
    ])('is refused with %s', async (_, body, key) => {
      expect((await legacy(kiosk, body, key)).status).toBe(401);
    });

    it.each(['ai-interviewer', 'AI-Interviewer-7'])(
      'cannot use the interviewer’s identity: %s',
      async (identity) => {
        expect((await legacy(kiosk, { user_identity: identity })).status).toBe(403);
      },
    );

    it.each(['resume_id', 'job_role_id', 'interview_id'])('cannot name a %s', async (field) => {
      expect((await legacy(kiosk, { [field]: randomUUID() })).status).toBe(403);
    });
  });
});

describe('reading a plan', () => {
  it('is only for the interviewer', async () => {
    await login();
    const plan = await planOf();
    const url = path(VOICE_API.plan, { id: plan?.id ?? '' });
    expect(await harness.send('GET', url, { token: SERVICE_TOKEN })).toEqual({
      status: 200,
      body: { data: plan },
    });
    expect((await harness.send('GET', url, { token: person.accessToken })).status).toBe(401);
    expect((await harness.send('GET', url)).status).toBe(401);
    expect(
      (
        await harness.send('GET', path(VOICE_API.plan, { id: randomUUID() }), {
          token: SERVICE_TOKEN,
        })
      ).status,
    ).toBe(404);
  });
});

describe('the server', () => {
  it('reports its health and describes its routes', async () => {
    expect((await harness.send('GET', VOICE_API.health)).body).toMatchObject({
      status: 'ok',
      service: 'voice-api',
      checks: { database: 'ok' },
    });
    const { body } = await harness.send('GET', VOICE_API.openapi);
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/api/resume/upload',
        '/api/jd/{id}',
        '/auth/login',
        '/api/plans/{id}',
      ]),
    );
  });
});
