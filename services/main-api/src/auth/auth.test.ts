import { ACCESS_TOKEN_TTL_S, GATE_MESSAGES, loginResponseSchema, MAIN_API } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import {
  API_KEY,
  SITE,
  startHarness,
  tokens,
  type Harness,
  type SignedIn,
} from '../testing/harness';

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
}, 60_000);
afterAll(() => h.close());
afterEach(() => {
  h.time.offsetMs = 0;
});

const login = (email: string, password: string, headers = {}) =>
  h.call('POST', MAIN_API.login, { body: { email, password }, headers });
const refresh = (cookie: string, headers = {}) =>
  h.call('POST', MAIN_API.refresh, { cookie, headers });
const roles = (person: SignedIn) => h.call('GET', MAIN_API.jobRoles, { headers: person.headers });
const status = (sessionToken: string) =>
  h.call('GET', MAIN_API.authStatus, {
    headers: { 'x-api-key': API_KEY, 'x-session-token': sessionToken },
  });
const cookieOf = (reply: { cookies: { name: string; value: string }[] }) =>
  reply.cookies.find(({ name }) => name === 'portal_refresh');

describe('registering', () => {
  const body = () => ({
    email: `${randomUUID()}@Example.com`,
    password: 'secret',
    firstName: 'Mona',
    lastName: 'Said',
  });
  it('creates an account and says so', async () => {
    const account = body();
    const reply = await h.call('POST', MAIN_API.register, { body: account });
    expect(reply).toMatchObject({
      status: 201,
      body: {
        message: 'Registration successful! Please login with your credentials.',
        data: { email: account.email.toLowerCase(), firstName: 'Mona' },
      },
    });
    expect(JSON.stringify(reply.body)).not.toContain('argon2');
  });
  it('stores passwords as Argon2id with 19 MiB and two passes', async () => {
    const account = body();
    await h.call('POST', MAIN_API.register, { body: account });
    expect((await h.db.users.findByEmail(account.email))?.passwordHash).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  });
  it('refuses an email that is taken, ignoring case', async () => {
    const account = body();
    await h.call('POST', MAIN_API.register, { body: account });
    const again = await h.call('POST', MAIN_API.register, {
      body: { ...account, email: account.email.toUpperCase() },
    });
    expect(again).toMatchObject({
      status: 409,
      body: {
        code: 'email_taken',
        message: 'An account with this email exists already. Please log in instead.',
      },
    });
  });
  it.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'mona' }, 'Invalid email format'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
  ])('refuses %j with "%s"', async (wrong, message) => {
    expect(
      await h.call('POST', MAIN_API.register, { body: { ...body(), ...wrong } }),
    ).toMatchObject({ status: 400, body: { code: 'validation_failed', message } });
  });
});

describe('signing in', () => {
  it('returns the user, a 15-minute access token and a session token', async () => {
    const person = await h.register();
    await h.giveDocuments(person.userId);
    const reply = await login(person.email.toUpperCase(), person.password);
    expect(reply.status).toBe(200);
    const { data } = loginResponseSchema.parse(reply.body);
    expect(data).toMatchObject({
      expiresIn: ACCESS_TOKEN_TTL_S,
      user: { id: person.userId, email: person.email, firstName: 'Mona', lastName: 'Said' },
    });
    expect(await tokens.verifyAccess(data.user.accessToken)).toMatchObject({
      userId: person.userId,
      email: person.email,
    });
    expect(data.user.sessionId).toHaveLength(43);
  });
  it('sets a refresh cookie that scripts and other sites cannot reach', async () => {
    const person = await h.register();
    await h.giveDocuments(person.userId);
    expect(cookieOf(await login(person.email, person.password))).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/v1/auth',
    });
  });
  it('stores neither token as it is', async () => {
    const person = await h.candidate();
    const { sessionId } = await tokens.verifyAccess(person.accessToken);
    const stored = JSON.stringify(await h.db.sessions.get(sessionId));
    expect(stored).not.toContain(person.sessionToken);
    expect(stored).not.toContain(person.refreshCookie.split('.')[1]);
  });
  it('answers the same for a wrong email and a wrong password', async () => {
    const person = await h.register();
    const wrongPassword = await login(person.email, 'wrong');
    const wrongEmail = await login(`${randomUUID()}@example.com`, 'wrong');
    expect(wrongPassword).toMatchObject({
      status: 401,
      body: {
        message: 'Invalid email or password. Please check your credentials and try again.',
        detail: null,
        code: 'invalid_credentials',
      },
    });
    expect([wrongEmail.status, wrongEmail.body]).toEqual([
      wrongPassword.status,
      wrongPassword.body,
    ]);
  });
  it('checks credentials before it reports what is missing', async () => {
    const person = await h.register();
    expect((await login(person.email, 'wrong')).body.onboardingToken).toBeUndefined();
  });
  it('blocks an account after five failures, even with the right password, and unknown accounts the same way', async () => {
    const person = await h.register();
    for (const email of [person.email, `${randomUUID()}@example.com`]) {
      for (let n = 0; n < 5; n++) expect((await login(email, 'wrong')).status).toBe(401);
      expect(await login(email, person.password)).toMatchObject({
        status: 429,
        headers: { 'retry-after': '2' },
        body: {
          code: 'rate_limited',
          message: 'Too many login attempts. Please try again in 2 seconds.',
        },
      });
    }
    h.time.offsetMs = 3_000;
    expect((await login(person.email, person.password)).status).toBe(403);
    expect((await login(person.email, 'wrong')).status).toBe(401);
  });
});

describe('the login gate', () => {
  const upload = (userId: string) =>
    h.db.resumes.upsertUpload({
      userId,
      contentHash: randomUUID(),
      originalName: 'cv.pdf',
      bytes: new Uint8Array(),
    });
  const file = (userId: string) =>
    h.db.jobDescriptions.upsertUpload({
      userId,
      contentHash: randomUUID(),
      jobTitle: 'Clerk',
      fileName: 'jd.pdf',
    });
  const parsed = {
    name: null,
    skills: [],
    titles: [],
    employers: [],
    projects: [],
    employments: [],
    yearsOfExperience: null,
    textLength: 0,
    pages: 1,
  };

  it('requires the resume, then the job description, and waits while either is read', async () => {
    const person = await h.register();
    const expectGate = async (code: keyof typeof GATE_MESSAGES, httpStatus: number) => {
      const reply = await login(person.email, person.password);
      expect(reply).toMatchObject({
        status: httpStatus,
        body: { code, message: GATE_MESSAGES[code], userId: person.userId },
      });
      expect(await tokens.verifyOnboarding(reply.body.onboardingToken as string)).toEqual({
        userId: person.userId,
        email: person.email,
      });
      expect(cookieOf(reply)).toBeUndefined();
    };
    await expectGate('resume_required', 403);
    const { resume } = await upload(person.userId);
    await expectGate('resume_processing', 409);
    await h.db.resumes.fail(resume.id, 'No text');
    await expectGate('resume_required', 403);
    await h.db.resumes.complete(resume.id, { parsed, text: 'x' });
    await expectGate('job_description_required', 403);
    const { jobDescription } = await file(person.userId);
    await expectGate('job_description_processing', 409);
    await h.db.jobDescriptions.fail(jobDescription.id, 'No text');
    await expectGate('job_description_required', 403);
    await h.db.jobDescriptions.complete(jobDescription.id, {
      parsed: { skills: [], responsibilities: [], yearsRequired: null },
      text: 'x',
    });
    expect((await login(person.email, person.password)).status).toBe(200);
  });
  it('gives a token that is not accepted here', async () => {
    const person = await h.register();
    const { body } = await login(person.email, person.password);
    expect(
      await h.call('GET', MAIN_API.myResumes, {
        headers: { authorization: `Bearer ${String(body.onboardingToken)}` },
      }),
    ).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});

describe('the access token', () => {
  it('expires after 15 minutes with its own error code', async () => {
    const person = await h.candidate();
    h.time.offsetMs = (ACCESS_TOKEN_TTL_S + 1) * 1_000;
    expect(await roles(person)).toMatchObject({ status: 401, body: { code: 'token_expired' } });
  });
  it('is refused together with another session’s token', async () => {
    const [a, b] = [await h.candidate(), await h.candidate()];
    expect(
      await h.call('GET', MAIN_API.jobRoles, {
        headers: { ...a.headers, 'x-session-token': b.sessionToken },
      }),
    ).toMatchObject({ status: 401 });
  });
  it.each([
    ['no token', {}],
    ['a forged token', { authorization: 'Bearer a.b.c' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
  ])('refuses %s', async (_what, headers) => {
    expect(await h.call('GET', MAIN_API.jobRoles, { headers })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });
});

describe('renewing', () => {
  it('returns a new access token and replaces the cookie', async () => {
    const person = await h.candidate();
    const reply = await refresh(person.refreshCookie);
    expect(reply).toMatchObject({ status: 200, body: { data: { expiresIn: ACCESS_TOKEN_TTL_S } } });
    expect(cookieOf(reply)?.value).not.toBe(person.refreshCookie);
    expect(
      (
        await roles({
          ...person,
          headers: { authorization: `Bearer ${String(reply.body.data.accessToken)}` },
        })
      ).status,
    ).toBe(200);
  });
  it('works for two tabs at the same time', async () => {
    const person = await h.candidate();
    const replies = await Promise.all([
      refresh(person.refreshCookie),
      refresh(person.refreshCookie),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    const newer = replies.map(cookieOf).filter((cookie) => cookie !== undefined);
    expect(newer[0]?.value).toBe(newer[1]?.value);
    expect((await refresh(newer[0]?.value ?? '')).status).toBe(200);
  });
  it('returns the same cookie again for a minute, in case an answer was lost', async () => {
    const person = await h.candidate();
    const lost = cookieOf(await refresh(person.refreshCookie));
    h.time.offsetMs = 59_000;
    const again = cookieOf(await refresh(person.refreshCookie));
    expect(again?.value).toBe(lost?.value);
    h.time.offsetMs = 600_000;
    expect((await refresh(again?.value ?? '')).status).toBe(200);
  });
  it('counts that minute from the renewal, however old the login is', async () => {
    const person = await h.candidate();
    h.time.offsetMs = 3_600_000;
    const newer = cookieOf(await refresh(person.refreshCookie));
    const again = cookieOf(await refresh(person.refreshCookie));
    expect(again?.value).toBe(newer?.value);
  });
  it('with a token replaced longer ago ends the session for everyone who holds it', async () => {
    const person = await h.candidate();
    const newer = cookieOf(await refresh(person.refreshCookie))?.value ?? '';
    h.time.offsetMs = 61_000;
    expect((await refresh(person.refreshCookie)).status).toBe(401);
    expect((await refresh(newer)).status).toBe(401);
    expect((await roles(person)).status).toBe(401);
  });
  it('with a token replaced twice ends the session immediately', async () => {
    const person = await h.candidate();
    const second = cookieOf(await refresh(person.refreshCookie))?.value ?? '';
    const third = cookieOf(await refresh(second))?.value ?? '';
    expect((await refresh(person.refreshCookie)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });
  it.each(['', 'x', `${randomUUID()}.${'a'.repeat(43)}`])(
    'needs a real cookie, not "%s"',
    async (cookie) => {
      expect(await refresh(cookie)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    },
  );
  it('is only for our site', async () => {
    const person = await h.candidate();
    expect((await refresh(person.refreshCookie, { origin: 'http://127.0.0.1:9999' })).status).toBe(
      403,
    );
    expect((await refresh(person.refreshCookie, { origin: SITE })).status).toBe(200);
  });
});

describe('logging out', () => {
  it('ends the session immediately, for access token, cookie and status', async () => {
    const person = await h.candidate();
    const reply = await h.call('POST', MAIN_API.logout, { cookie: person.refreshCookie });
    expect([reply.status, cookieOf(reply)?.value]).toEqual([204, '']);
    expect((await roles(person)).status).toBe(401);
    expect((await refresh(person.refreshCookie)).status).toBe(401);
    expect((await status(person.sessionToken)).body).toEqual({ is_active: false, expires_in: 0 });
  });
  it('works with only the session token, and twice', async () => {
    const person = await h.candidate();
    for (const _time of [1, 2])
      expect(
        (
          await h.call('POST', MAIN_API.logout, {
            headers: { 'x-session-token': person.sessionToken },
          })
        ).status,
      ).toBe(204);
    expect((await roles(person)).status).toBe(401);
  });
  it('with a forged cookie ends no session', async () => {
    const person = await h.candidate();
    const [id] = person.refreshCookie.split('.');
    expect(
      (await h.call('POST', MAIN_API.logout, { cookie: `${String(id)}.${'a'.repeat(43)}` })).status,
    ).toBe(204);
    expect((await roles(person)).status).toBe(200);
  });
});

describe('GET /auth/status', () => {
  it('reports an active session and its remaining time', async () => {
    const { body } = await status((await h.candidate()).sessionToken);
    expect(body.is_active).toBe(true);
    expect(body.expires_in).toBeGreaterThan(6 * 24 * 3_600);
  });
  it('reports an unknown or missing session as inactive', async () => {
    expect((await status('made-up')).body).toEqual({ is_active: false, expires_in: 0 });
    expect(
      (await h.call('GET', MAIN_API.authStatus, { headers: { 'x-api-key': API_KEY } })).body,
    ).toEqual({ is_active: false, expires_in: 0 });
  });
  it('needs a known API key', async () => {
    for (const headers of [undefined, { 'x-api-key': 'pk_other' }]) {
      expect(await h.call('GET', MAIN_API.authStatus, headers && { headers })).toMatchObject({
        status: 401,
        body: { code: 'unauthorized' },
      });
    }
  });
});
