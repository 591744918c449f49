import { MAIN_API } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { beginLogin, beginRegistration } from '../auth/login-throttle';
import { startHarness, tokens, type Harness, type Person, type Reply } from '../testing/harness';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_MAX: '100000' });
}, 60_000);
afterAll(() => h.close());
afterEach(() => {
  h.time.offsetMs = 0;
});

const DEVICE = 'portal_device';
/**
 * Number of IP addresses used so far. By default, each login uses a new address, so that rate
 * limits per address do not interfere.
 */
let lastAddress = 0;
const newAddress = () => `10.${Math.floor(++lastAddress / 250)}.${lastAddress % 250}.7`;

const login = (
  email: string,
  password: string,
  { ip = newAddress(), device = '' } = {},
): Promise<Reply> =>
  h.call('POST', MAIN_API.login, {
    body: { email, password },
    ip,
    ...(device && { headers: { cookie: `${DEVICE}=${device}` } }),
  });
const deviceOf = (reply: Reply) => reply.cookies.find(({ name }) => name === DEVICE)?.value ?? '';
const newEmail = () => `${randomUUID()}@example.com`;
async function failUntilBlocked(attempt: () => Promise<Reply>, most = 200): Promise<number> {
  for (let n = 1; n <= most; n++) if ((await attempt()).status === 429) return n - 1;
  return most;
}
/** Creates a person who has signed in before. `device` is the device cookie from that sign-in. */
async function known(): Promise<Person & { device: string }> {
  const person = await h.register();
  return { ...person, device: deviceOf(await login(person.email, person.password)) };
}

describe('one account from many addresses', () => {
  it('gets five guesses in all, from whatever address', async () => {
    const { email } = await h.register();
    expect(await failUntilBlocked(() => login(email, 'wrong'))).toBe(5);
  });
  it('gets no more by a burst of guesses at the same moment', async () => {
    const { email } = await h.register();
    const replies = await Promise.all(Array.from({ length: 12 }, () => login(email, 'wrong')));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
  });
  it('waits longer after each further guess, up to five minutes', async () => {
    const { email } = await h.register();
    await failUntilBlocked(() => login(email, 'wrong'));
    const waits: number[] = [];
    for (let n = 0; n < 10; n++) {
      const wait = Number((await login(email, 'wrong')).headers['retry-after']);
      waits.push(wait);
      h.time.offsetMs += wait * 1_000;
      await login(email, 'wrong');
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });
});

describe('many accounts from one address', () => {
  it('get fifty guesses in all', async () => {
    const ip = newAddress();
    const attempts = h.db.loginAttempts;
    const guess = () => beginLogin(attempts, { email: newEmail(), ip, device: null }, new Date());
    for (let n = 0; n < 50; n++) await guess();
    await expect(guess()).rejects.toMatchObject({ code: 'rate_limited' });
  });
  it('of IPv6 count as one for a whole /64', async () => {
    const guess = (n: number) =>
      beginLogin(
        h.db.loginAttempts,
        { email: newEmail(), ip: `2001:db8:77:1::${n.toString(16)}`, device: null },
        new Date(),
      );
    for (let n = 1; n <= 50; n++) await guess(n);
    await expect(guess(51)).rejects.toMatchObject({ code: 'rate_limited' });
  });
  it('are not reset by signing in to an own account', async () => {
    const [ip, own] = [newAddress(), await h.register()];
    let guesses = 0;
    for (let blocked = false; !blocked && guesses < 80;) {
      const attempt = await beginLogin(
        h.db.loginAttempts,
        { email: newEmail(), ip, device: null },
        new Date(),
      ).catch(() => null);
      blocked = attempt === null;
      if (!blocked) guesses++;
      if (!blocked && guesses % 10 === 0) await login(own.email, own.password, { ip });
    }
    expect(guesses).toBe(50);
  });
});

describe('a known device', () => {
  it('signs in while strangers’ failures make the account wait', async () => {
    const owner = await known();
    await failUntilBlocked(() => login(owner.email, 'wrong'));
    expect((await login(owner.email, owner.password)).status).toBe(429);
    expect((await login(owner.email, owner.password, { device: owner.device })).status).toBe(403);
  });
  it('signs in while its address is blocked by others', async () => {
    const [owner, ip] = [await known(), newAddress()];
    const guess = () =>
      beginLogin(h.db.loginAttempts, { email: newEmail(), ip, device: null }, new Date());
    for (let n = 0; n < 50; n++) await guess();
    expect((await login(owner.email, owner.password, { ip })).status).toBe(429);
    expect((await login(owner.email, owner.password, { ip, device: owner.device })).status).toBe(
      403,
    );
  });
  it('has a separate limit: a stolen cookie gives five guesses, and the account’s own limit stays', async () => {
    const owner = await known();
    expect(
      await failUntilBlocked(() => login(owner.email, 'wrong', { device: owner.device })),
    ).toBe(5);
    expect((await login(owner.email, owner.password)).status).toBe(403);
  });
  it('belongs to one account: its cookie gives no guesses for another', async () => {
    const [attacker, victim] = [await known(), await h.register()];
    expect(
      await failUntilBlocked(() => login(victim.email, 'wrong', { device: attacker.device })),
    ).toBe(5);
  });
  it.each([
    [
      'with a forged seal',
      (cookie: string) => [...cookie.split('.').slice(0, -1), 'a'.repeat(43)].join('.'),
    ],
    [
      'with a later end',
      (cookie: string) => cookie.replace(/^\d+/, (end) => String(Number(end) + 1)),
    ],
    ['with another nonce', (cookie: string) => cookie.replace(/\.[^.]+\./, `.${'b'.repeat(43)}.`)],
    ['that is not our cookie', () => '__proto__'],
  ])('a cookie %s is not accepted', async (_what, change) => {
    const owner = await known();
    await failUntilBlocked(() => login(owner.email, 'wrong'));
    expect(
      (await login(owner.email, owner.password, { device: change(owner.device) })).status,
    ).toBe(429);
  });
  it('is forgotten after half a year', async () => {
    const owner = await known();
    h.time.offsetMs = 181 * 24 * 3_600_000;
    await failUntilBlocked(() => login(owner.email, 'wrong'));
    expect((await login(owner.email, owner.password, { device: owner.device })).status).toBe(429);
  });
  it('is not learned from a wrong password', async () => {
    expect(deviceOf(await login((await h.register()).email, 'wrong'))).toBe('');
  });
});

describe('the existence of an account', () => {
  it('is not revealed by timing: a wrong email and a wrong password cost the same', async () => {
    const { email } = await h.register();
    const work = async (of: string) => {
      h.passwordChecks.length = 0;
      await login(of, 'wrong');
      return [...h.passwordChecks];
    };
    const [right, wrong] = [await work(email), await work(newEmail())];
    // Returns the Argon2id parameters of each hash, which determine how long a comparison takes.
    const costs = (checks: string[]) => checks.map((hash) => hash.split('$').slice(0, 4).join('$'));
    expect(costs(right)).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(costs(wrong)).toEqual(costs(right));
  });
  it('is not revealed by the number of allowed guesses', async () => {
    const { email } = await h.register();
    const ends = await Promise.all(
      [email, newEmail()].map((of) => failUntilBlocked(() => login(of, 'wrong'))),
    );
    expect(ends).toEqual([5, 5]);
  });
  it('is revealed by registration to at most twenty attempts per address', async () => {
    const [taken, ip] = [(await h.register()).email, newAddress()];
    const register = (email: string) =>
      h.call('POST', MAIN_API.register, {
        ip,
        body: { email, password: 'secret', firstName: 'Mona', lastName: 'Said' },
      });
    expect(await failUntilBlocked(() => register(taken))).toBe(20);
    expect([(await register(taken)).status, (await register(newEmail())).status]).toEqual([
      429, 429,
    ]);
  });
  it('checks cost legitimate registrations nothing', async () => {
    const ip = newAddress();
    for (let n = 0; n < 60; n++)
      await (await beginRegistration(h.db.loginAttempts, ip, new Date())).succeeded();
  });
});

describe('an onboarding token', () => {
  it('needs the right password and cannot renew itself', async () => {
    const person = await h.register();
    expect((await login(person.email, 'wrong')).body.onboardingToken).toBeUndefined();
    const { body } = await login(person.email, person.password);
    const headers = { authorization: `Bearer ${String(body.onboardingToken)}` };
    expect((await h.call('POST', MAIN_API.refresh, { headers })).status).toBe(401);
    expect(
      (
        await h.call('POST', MAIN_API.login, {
          headers,
          body: { email: person.email, password: 'wrong' },
        })
      ).body.onboardingToken,
    ).toBeUndefined();
  });
});

describe('a refresh cookie', () => {
  it('cannot be made from a session’s id, and guessing ends no session', async () => {
    const person = await h.candidate();
    const { sessionId } = await tokens.verifyAccess(person.accessToken);
    const [id, secret, seal] = person.refreshCookie.split('.') as [string, string, string];
    expect(id).toBe(sessionId);
    for (const guess of [
      `${id}.${'a'.repeat(43)}.${'a'.repeat(43)}`,
      `${id}.${secret}.${'a'.repeat(43)}`,
      `${id}.${'a'.repeat(43)}.${seal}`,
      `${id}.${secret}`,
    ]) {
      expect((await h.call('POST', MAIN_API.refresh, { cookie: guess })).status).toBe(401);
      expect((await h.call('POST', MAIN_API.logout, { cookie: guess })).status).toBe(204);
    }
    expect((await h.call('GET', MAIN_API.jobRoles, { headers: person.headers })).status).toBe(200);
    expect((await h.call('POST', MAIN_API.refresh, { cookie: person.refreshCookie })).status).toBe(
      200,
    );
  });
  it('of one session does not work for another', async () => {
    const [a, b] = [await h.candidate(), await h.candidate()];
    const [, ...secretOfA] = a.refreshCookie.split('.');
    expect(
      (
        await h.call('POST', MAIN_API.refresh, {
          cookie: [b.refreshCookie.split('.')[0], ...secretOfA].join('.'),
        })
      ).status,
    ).toBe(401);
  });
});
