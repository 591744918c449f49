import { ACCESS_TOKEN_TTL_S, ONBOARDING_TOKEN_TTL_S } from '@portal/protocol';
import {
  assertOwnUser,
  callerOf,
  createGuards,
  createServer,
  createTokens,
  hashToken,
  loadServerConfig,
  newOpaqueToken,
  personOf,
  userOf,
  type ActiveSession,
  type AppServer,
  type Caller,
  type Guards,
} from './index';

const secret = 's'.repeat(32);
const config = loadServerConfig(
  { JWT_SECRET: secret, INTERVIEWER_TOKEN: 'interviewer-token', API_KEYS: 'pk_a, pk_b' },
  { port: 0 },
);
const mona = { userId: 'u-1', email: 'mona@example.com', sessionId: 'session-1' };
const sessionToken = newOpaqueToken();

let nowMs = Date.now();
const sessions = new Map<string, ActiveSession>();
const tokens = createTokens({ secret, clock: () => nowMs });
const accounts = new Set([mona.userId]);
const guards = createGuards({
  tokens,
  config,
  findActiveSession: async (id) => sessions.get(id) ?? null,
  accountExists: async (id) => accounts.has(id),
});

let app: AppServer;
beforeAll(async () => {
  app = await createServer({ service: 'guards', version: '0', config, logger: false });
  const names: (keyof Omit<Guards, 'identifyUser' | 'identifyUserOrService'>)[] = [
    'requireUser',
    'requireUserOrOnboarding',
    'requireService',
    'requireUserOrService',
    'requireApiKey',
  ];
  for (const name of names)
    app.get(`/${name}`, { preHandler: guards[name] }, async (request) => ({
      caller: request.caller,
    }));
  app.get('/unguarded', async (request) => callerOf(request));
  app.get('/user-only', { preHandler: guards.requireUserOrService }, async (request) =>
    userOf(request),
  );
  app.get('/person-only', { preHandler: guards.requireUserOrService }, async (request) =>
    personOf(request),
  );
});
afterAll(() => app.close());
beforeEach(() => {
  nowMs = Date.now();
  sessions.set(mona.sessionId, { userId: mona.userId, sessionTokenHash: hashToken(sessionToken) });
});

const call = async (guard: string, headers: Record<string, string>) => {
  const reply = await app.inject({ url: `/${guard}`, headers });
  const body = reply.json<{ caller?: Caller; code?: string }>();
  return reply.statusCode === 200 ? body.caller : `${reply.statusCode} ${String(body.code)}`;
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const asMona = async () => bearer(await tokens.issueAccess(mona));
const asNewcomer = async () => bearer(await tokens.issueOnboarding(mona));
const asService = bearer('interviewer-token');
const user = { kind: 'user', ...mona };
const newcomer = { kind: 'onboarding', userId: mona.userId, email: mona.email };

describe('guards', () => {
  it('let in whom their name says', async () => {
    expect(await call('requireUser', await asMona())).toEqual(user);
    expect(await call('requireUserOrOnboarding', await asMona())).toEqual(user);
    expect(await call('requireUserOrOnboarding', await asNewcomer())).toEqual(newcomer);
    expect(await call('requireService', asService)).toEqual({ kind: 'service' });
    expect(await call('requireUserOrService', asService)).toEqual({ kind: 'service' });
    expect(await call('requireUserOrService', await asMona())).toEqual(user);
    expect(await call('requireApiKey', { 'x-api-key': 'pk_b' })).toBeNull();
  });
  it('end an onboarding token with its account', async () => {
    const token = await asNewcomer();
    accounts.delete(mona.userId);
    expect(await call('requireUserOrOnboarding', token)).toBe('401 unauthorized');
    accounts.add(mona.userId);
  });
  it('keep everyone else out', async () => {
    const out = '401 unauthorized';
    expect(await call('requireUser', await asNewcomer())).toBe(out);
    expect(await call('requireUser', asService)).toBe(out);
    expect(await call('requireUserOrOnboarding', asService)).toBe(out);
    expect(await call('requireService', await asMona())).toBe(out);
    expect(await call('requireUserOrService', await asNewcomer())).toBe(out);
    for (const guard of [
      'requireUser',
      'requireUserOrOnboarding',
      'requireService',
      'requireUserOrService',
      'requireApiKey',
    ]) {
      expect(await call(guard, {})).toBe(out);
    }
    expect(await call('requireApiKey', { 'x-api-key': 'pk_c' })).toBe(out);
  });
  it('do not take a token signed by someone else, or unsigned', async () => {
    const forged = await createTokens({ secret: 'x'.repeat(32) }).issueAccess(mona);
    const [, payload] = forged.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${String(payload)}.`;
    expect(await call('requireUser', bearer(forged))).toBe('401 unauthorized');
    expect(await call('requireUser', bearer(unsigned))).toBe('401 unauthorized');
  });
  it('say when a token has expired', async () => {
    const [access, onboarding] = [await asMona(), await asNewcomer()];
    nowMs += (ONBOARDING_TOKEN_TTL_S + 1) * 1_000;
    expect(await call('requireUserOrOnboarding', onboarding)).toBe('401 token_expired');
    expect(await call('requireUser', access)).toEqual(user);
    nowMs += (ACCESS_TOKEN_TTL_S - ONBOARDING_TOKEN_TTL_S) * 1_000;
    expect(await call('requireUser', access)).toBe('401 token_expired');
    expect(await call('requireUserOrOnboarding', access)).toBe('401 token_expired');
  });
  it('do not let a revoked session pass, nor one of another user', async () => {
    const headers = await asMona();
    sessions.set(mona.sessionId, { userId: 'u-2', sessionTokenHash: '' });
    expect(await call('requireUser', headers)).toBe('401 unauthorized');
    sessions.delete(mona.sessionId);
    expect(await call('requireUser', headers)).toBe('401 unauthorized');
    expect(await call('requireUserOrOnboarding', headers)).toBe('401 unauthorized');
  });
  it('want the session token, where one is sent, to be of the same session', async () => {
    expect(
      await call('requireUser', { ...(await asMona()), 'x-session-token': sessionToken }),
    ).toEqual(user);
    expect(
      await call('requireUser', { ...(await asMona()), 'x-session-token': newOpaqueToken() }),
    ).toBe('401 unauthorized');
  });
});

describe('callers', () => {
  it('are unknown where no guard stands, and of one kind where a route wants it', async () => {
    expect(await call('unguarded', await asMona())).toBe('401 unauthorized');
    expect(await call('user-only', asService)).toBe('401 unauthorized');
    expect(await call('person-only', asService)).toBe('401 unauthorized');
  });
  it('name themselves by id or by email in any case', () => {
    for (const name of ['u-1', ' MONA@example.com '])
      expect(() => assertOwnUser(user as Caller, name)).not.toThrow();
    expect(() => assertOwnUser(newcomer as Caller, 'mona@example.com')).not.toThrow();
  });
  it('name nobody else', () => {
    for (const name of ['u-2', '', 'ali@example.com']) {
      expect(() => assertOwnUser(user as Caller, name)).toThrow(
        expect.objectContaining({ code: 'forbidden', statusCode: 403 }),
      );
    }
    expect(() => assertOwnUser({ kind: 'service' }, 'u-1')).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
  });
});
