import { MAIN_API } from '@portal/protocol';
import { hashToken } from '@portal/server-kit';
import { randomUUID } from 'node:crypto';
import type { Harness, Reply } from '../testing/harness';
import { counted, describeTwoServers, startTwoServers, type TwoServers } from './two-servers';

const AT_ONCE = 50;

let servers: TwoServers;

const statuses = (replies: Reply[]) => counted(replies.map(({ status }) => status));
const login = (
  server: Harness,
  { email, password }: { email: string; password: string },
  ip = '192.0.2.1',
) => server.call('POST', MAIN_API.login, { body: { email, password }, ip });
const cookieOf = ({ cookies }: Reply) =>
  cookies.find(({ name }) => name === 'portal_refresh')?.value ?? '';

describeTwoServers('at two servers at once', () => {
  beforeAll(async () => {
    servers = await startTwoServers();
  }, 60_000);
  afterAll(() => servers.close(), 30_000);

  it('an email gets one account', async () => {
    const person = {
      email: `${randomUUID()}@example.com`,
      password: 'correct horse',
      firstName: 'Mona',
      lastName: 'Said',
    };
    const replies = await servers.together(10, (server, index) =>
      server.call('POST', MAIN_API.register, {
        body: { ...person, email: index % 3 === 0 ? person.email.toUpperCase() : person.email },
      }),
    );
    expect(statuses(replies)).toEqual({ 201: 1, 409: 9 });
    expect(
      await servers.rows(`select first_name from users where email = '${person.email}'`),
    ).toEqual([{ first_name: 'Mona' }]);
  });

  it('password guesses are counted together: five are tried, the rest are blocked', async () => {
    const person = await servers.first.register();
    const before = servers.first.passwordChecks.length + servers.second.passwordChecks.length;
    const replies = await servers.together(AT_ONCE, (server, index) =>
      login(server, { ...person, password: 'a guess' }, `198.51.100.${index}`),
    );
    expect(statuses(replies)).toEqual({ 401: 5, 429: AT_ONCE - 5 });
    expect(
      servers.first.passwordChecks.length + servers.second.passwordChecks.length - before,
    ).toBe(5);
    expect(
      await servers.rows(
        `select failures from login_attempts where key = 'account:${person.email}'`,
      ),
    ).toEqual([{ failures: 5 }]);
  });

  it('the login gate opens only when both documents are there', async () => {
    const person = await servers.first.register();
    const early = await servers.together(5, (server) => login(server, person));
    expect(early.map(({ status, body }) => [status, body.code])).toEqual(
      Array(5).fill([403, 'resume_required']),
    );
    await servers.first.giveDocuments(person.userId);
    expect(statuses(await servers.together(5, (server) => login(server, person)))).toEqual({
      200: 5,
    });
    expect(
      await servers.rows(
        `select count(*)::int as n, count(distinct session_token_hash)::int as tokens from sessions where user_id = '${person.userId}'`,
      ),
    ).toEqual([{ n: 5, tokens: 5 }]);
  });

  it('a session is renewed once, and every tab gets the same cookie', async () => {
    const mona = await servers.first.candidate();
    const replies = await servers.together(AT_ONCE, (server) =>
      server.call('POST', MAIN_API.refresh, { cookie: mona.refreshCookie }),
    );
    expect(statuses(replies)).toEqual({ 200: AT_ONCE });
    const [next, ...others] = [...new Set(replies.map(cookieOf))];
    expect(others).toEqual([]);
    const secretOf = (cookie = '') => cookie.split('.')[1] ?? '';
    expect(
      await servers.rows(
        `select refresh_token_hash, previous_refresh_hash, revoked_at from sessions where user_id = '${mona.userId}'`,
      ),
    ).toEqual([
      {
        refresh_token_hash: hashToken(secretOf(next)),
        previous_refresh_hash: hashToken(secretOf(mona.refreshCookie)),
        revoked_at: null,
      },
    ]);
  });

  it('a session that ends during a renewal stays ended', async () => {
    const mona = await servers.first.candidate();
    await servers.together(20, (server, index) =>
      server.call('POST', index === 10 ? MAIN_API.logout : MAIN_API.refresh, {
        cookie: mona.refreshCookie,
      }),
    );
    expect(
      (await servers.first.call('POST', MAIN_API.refresh, { cookie: mona.refreshCookie })).status,
    ).toBe(401);
    expect(
      await servers.rows(
        `select revoked_at is not null as ended from sessions where user_id = '${mona.userId}'`,
      ),
    ).toEqual([{ ended: true }]);
  });
});
