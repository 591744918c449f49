import { MAIN_API, path } from '@portal/protocol';
import { SITE, startHarness, type Harness, type SignedIn } from '../testing/harness';

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
}, 60_000);
afterAll(() => h.close());
afterEach(() => {
  h.time.offsetMs = 0;
});

const DAY_MS = 24 * 3_600_000;
const roles = (person: Pick<SignedIn, 'headers'>) =>
  h.call('GET', MAIN_API.jobRoles, { headers: person.headers });
const refresh = (cookie: string, headers = {}) =>
  h.call('POST', MAIN_API.refresh, { cookie, headers });
const login = ({ email, password }: { email: string; password: string }, options = {}) =>
  h.call('POST', MAIN_API.login, { body: { email, password }, ...options });
const refreshCookieOf = (reply: { cookies: { name: string; value: string }[] }) =>
  reply.cookies.find(({ name }) => name === 'portal_refresh')?.value ?? '';

describe('fixation', () => {
  it('a session that the attacker brings to a login is never given to the victim', async () => {
    const [attacker, victim] = [await h.candidate(), await h.candidate()];
    const reply = await login(victim, {
      cookie: attacker.refreshCookie,
      headers: attacker.headers,
    });
    const { accessToken, sessionId } = reply.body.data.user;
    expect([accessToken, sessionId]).not.toEqual(
      expect.arrayContaining([attacker.accessToken, attacker.sessionToken]),
    );
    expect(refreshCookieOf(reply).split('.')[0]).not.toBe(attacker.refreshCookie.split('.')[0]);
    expect((await refresh(refreshCookieOf(reply))).body.data.accessToken).toBeDefined();
  });
  it('the session that the browser had before ends with a new login', async () => {
    const person = await h.candidate();
    expect((await login(person, { cookie: person.refreshCookie })).status).toBe(200);
    expect((await roles(person)).status).toBe(401);
    expect((await refresh(person.refreshCookie)).status).toBe(401);
  });
  it('a failed login ends no session', async () => {
    const person = await h.candidate();
    expect(
      (await login({ ...person, password: 'wrong' }, { cookie: person.refreshCookie })).status,
    ).toBe(401);
    expect((await roles(person)).status).toBe(200);
  });
  it('a session on another device stays: only this browser’s is replaced', async () => {
    const person = await h.candidate();
    expect((await login(person)).status).toBe(200);
    expect((await roles(person)).status).toBe(200);
  });
  it.each(['x'.repeat(43), '__proto__', ''])(
    'a session token of the attacker’s choice (%j) opens nothing and is not adopted',
    async (sessionToken) => {
      const person = await h.candidate();
      const reply = await login(person, { headers: { 'x-session-token': sessionToken } });
      expect(reply.body.data.user.sessionId).toHaveLength(43);
      expect(reply.body.data.user.sessionId).not.toBe(sessionToken);
    },
  );
});

describe('a stolen refresh token', () => {
  it('used after the owner’s own renewals ends the whole session, for thief and owner', async () => {
    const owner = await h.candidate();
    const stolen = owner.refreshCookie;
    const second = refreshCookieOf(await refresh(stolen));
    const third = refreshCookieOf(await refresh(second));
    expect((await refresh(stolen)).status).toBe(401);
    for (const cookie of [second, third]) expect((await refresh(cookie)).status).toBe(401);
    expect((await roles(owner)).status).toBe(401);
  });
  it('used first by the thief ends the session when the owner uses the old one', async () => {
    const owner = await h.candidate();
    const stolen = refreshCookieOf(await refresh(owner.refreshCookie));
    h.time.offsetMs = 61_000;
    expect((await refresh(owner.refreshCookie)).status).toBe(401);
    expect((await refresh(stolen)).status).toBe(401);
  });
});

describe('the life of a session', () => {
  it('ends thirty days after the login, however often it was renewed', async () => {
    const person = await h.candidate();
    let cookie = person.refreshCookie;
    for (let day = 6; day < 30; day += 6) {
      h.time.offsetMs = day * DAY_MS;
      const reply = await refresh(cookie);
      expect(reply.status).toBe(200);
      cookie = refreshCookieOf(reply);
    }
    h.time.offsetMs = 30 * DAY_MS + 1_000;
    expect((await refresh(cookie)).status).toBe(401);
  });
  it('ends a week after the last renewal', async () => {
    const person = await h.candidate();
    h.time.offsetMs = 7 * DAY_MS + 1_000;
    expect((await refresh(person.refreshCookie)).status).toBe(401);
  });
});

describe('logging out', () => {
  it('ends access token, session token and cookie at once, on each route that takes one', async () => {
    const person = await h.candidate();
    const id = await h.interview(person);
    const calls = () =>
      Promise.all([
        roles(person),
        h.call('GET', MAIN_API.myResumes, { headers: person.headers }),
        h.call('GET', path(MAIN_API.interview, { id }), { headers: person.headers }),
        h.call('PATCH', path(MAIN_API.startInterview, { id }), { headers: person.headers }),
        h.call('POST', path(MAIN_API.reportTicket, { id }), { headers: person.headers }),
        h.call('POST', path(MAIN_API.runtimeData, { sessionId: person.sessionToken }), {
          headers: person.headers,
          body: { components: [], deviceId: 'd', screenName: 's' },
        }),
        refresh(person.refreshCookie),
      ]);
    await h.call('POST', MAIN_API.logout, { headers: { 'x-session-token': person.sessionToken } });
    expect((await calls()).map(({ status }) => status)).toEqual([
      401, 401, 401, 401, 401, 401, 401,
    ]);
    expect((await h.db.interviews.get(id))?.status).toBe('created');
  });
  it('leaves only the report ticket, which is made for the time after it', async () => {
    const person = await h.candidate();
    const id = await h.interview(person, 'completed');
    const { body } = await h.call('POST', path(MAIN_API.reportTicket, { id }), {
      headers: person.headers,
    });
    await h.call('POST', MAIN_API.logout, { cookie: person.refreshCookie });
    const headers = { 'x-report-ticket': String(body.data.ticket) };
    expect((await h.call('GET', path(MAIN_API.messages, { id }), { headers })).status).toBe(200);
    expect((await h.call('DELETE', path(MAIN_API.interview, { id }), { headers })).status).toBe(
      401,
    );
    h.time.offsetMs = 31 * 60_000;
    expect((await h.call('GET', path(MAIN_API.messages, { id }), { headers })).status).toBe(401);
  });
});

describe('requests that another site makes a browser send', () => {
  const foreign = [
    'null',
    'http://evil.example',
    `${SITE}.evil.example`,
    `${SITE}1`,
    SITE.replace('http', 'https'),
    SITE.replace('4200', '4201'),
    `http://evil@${SITE.slice(7)}`,
    SITE.toUpperCase(),
  ];
  it.each(foreign)(
    'from %s use no cookie: not to renew, not to log out, not to log in',
    async (origin) => {
      const person = await h.candidate();
      expect((await refresh(person.refreshCookie, { origin })).status).toBe(403);
      expect(
        (
          await h.call('POST', MAIN_API.logout, {
            cookie: person.refreshCookie,
            headers: { origin },
          })
        ).status,
      ).toBe(403);
      expect((await login(person, { headers: { origin } })).status).toBe(403);
      expect((await roles(person)).status).toBe(200);
    },
  );
  it.each(foreign)(
    'from %s are not readable: no CORS header, with and without a preflight',
    async (origin) => {
      const preflight = await h.app.inject({
        method: 'OPTIONS',
        url: MAIN_API.refresh,
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      const simple = await h.app.inject({ method: 'GET', url: '/health', headers: { origin } });
      for (const { headers } of [preflight, simple])
        expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );
  it('never get a wildcard with credentials, and vary by origin', async () => {
    const { headers } = await h.app.inject({
      method: 'GET',
      url: '/health',
      headers: { origin: SITE },
    });
    expect(headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin') as string,
    });
  });
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s, which needs no preflight, log nobody in',
    async (type) => {
      const person = await h.candidate();
      const payload = JSON.stringify({ email: person.email, password: person.password });
      const reply = await h.app.inject({
        method: 'POST',
        url: MAIN_API.login,
        headers: { 'content-type': type },
        payload,
      });
      expect([400, 415]).toContain(reply.statusCode);
      expect(reply.cookies).toEqual([]);
    },
  );
  it('by a link or a picture change nothing: no GET does', async () => {
    const reading = Object.values(MAIN_API).map((url) =>
      url.replace(':id', crypto.randomUUID()).replace(':sessionId', 'x'),
    );
    const person = await h.candidate();
    for (const url of reading)
      await h.call('GET', url, { headers: person.headers, cookie: person.refreshCookie });
    expect((await roles(person)).status).toBe(200);
    expect((await refresh(person.refreshCookie)).status).toBe(200);
  });
});

describe('cookies over https', () => {
  it('are named so that no neighbouring host can plant one, and go over https alone', async () => {
    const secure = await startHarness({ SITE_ORIGINS: 'https://portal.example' }, h.db);
    try {
      const person = await secure.register();
      await secure.giveDocuments(person.userId);
      const { cookies } = await secure.call('POST', MAIN_API.login, {
        body: { email: person.email, password: person.password },
      });
      expect(cookies.map(({ name }) => name)).toEqual([
        '__Host-portal_device',
        '__Host-portal_refresh',
      ]);
      for (const cookie of cookies)
        expect(cookie).toMatchObject({
          secure: true,
          httpOnly: true,
          sameSite: 'Strict',
          path: '/',
        });
      const value = cookies[1]?.value ?? '';
      expect(
        (
          await secure.call('POST', MAIN_API.refresh, {
            headers: { cookie: `portal_refresh=${value}` },
          })
        ).status,
      ).toBe(401);
      expect(
        (
          await secure.call('POST', MAIN_API.refresh, {
            headers: { cookie: `__Host-portal_refresh=${value}` },
          })
        ).status,
      ).toBe(200);
    } finally {
      await secure.close();
    }
  });
});
