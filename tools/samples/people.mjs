import { exchange } from '../probe/world.mjs';
import { StartError } from '../start/report.mjs';
import { poll } from '../until.mjs';

const TIMEOUT_MS = 60_000;

/** Registration data of all people in a sample. */
export const PEOPLE = {
  mona: {
    firstName: 'Mona',
    lastName: 'Said',
    email: 'mona.said@example.com',
    password: 'correct horse battery',
  },
  yusuf: {
    firstName: 'يوسف',
    lastName: 'حداد',
    email: 'yusuf.haddad@example.com',
    password: 'كلمة سر طويلة',
  },
  layla: {
    firstName: 'Layla',
    lastName: 'Haddad',
    email: 'layla.haddad@example.com',
    password: 'staple of the page',
  },
  nadia: {
    firstName: 'Nadia',
    lastName: 'Roe',
    email: 'nadia.roe@example.com',
    password: 'nothing uploaded',
  },
  omar: {
    firstName: 'Omar',
    lastName: 'Haddad',
    email: 'omar.haddad@example.com',
    password: 'still being read',
  },
};

/** Returns the value of a cookie that a response sets. */
const cookieOf = (reply, name) =>
  reply.headers
    .getSetCookie()
    .map((line) => new RegExp(`^(?:__Host-)?${name}=([^;]*)`).exec(line)?.[1])
    .find(Boolean);

/**
 * Creates functions that call a version's servers as its clients do. Each call names the statuses
 * it expects; any other status aborts the run.
 */
export function createCalls({ urls }) {
  const call = async (want, { method = 'POST', ...request }) => {
    const reply = await exchange({ urls }, { method, ...request });
    if (![want].flat().includes(reply.status))
      throw new StartError(
        `${method} ${request.path} returned ${reply.status}, expected ${want}: ${JSON.stringify(reply.body)}`,
      );
    return reply;
  };
  const get = async (path, { server = 'main', ...request }) =>
    (await call(200, { method: 'GET', server, path, ...request })).body.data;

  const until = async (what, ask) => {
    const answer = await poll(ask, TIMEOUT_MS);
    if (answer === null) throw new StartError(`Timeout: ${what}`);
    return answer;
  };

  const logIn = ({ email, password }, want) =>
    call(want, { server: 'main', path: '/api/v1/auth/login', json: { email, password } });

  return {
    call,
    get,
    until,
    logIn,
    register: ({ email, password, firstName, lastName }) =>
      call(201, {
        server: 'main',
        path: '/api/v1/auth/register',
        json: { email, password, firstName, lastName },
      }),
    /**
     * Tries to log in before the required documents have been uploaded and processed. Returns the
     * server's error code, and the user id and token that are needed to upload documents.
     */
    async gate(person) {
      const { body } = await logIn(person, [403, 409]);
      return { userId: body.userId, token: body.onboardingToken, code: body.code };
    },
    upload: (kind, { userId, token }, form, want = [200, 201]) =>
      call(want, {
        server: 'voice',
        path: kind,
        token,
        form: { user_id: userId, ...form },
      }),
    /** Signs in as soon as the uploads have been processed. */
    async signIn(person) {
      const reply = await until(`${person.email} signs in`, async () => {
        const answer = await logIn(person, [200, 409]);
        return answer.status === 200 ? answer : null;
      });
      const { user } = reply.body.data;
      return {
        userId: user.id,
        token: user.accessToken,
        sessionToken: user.sessionId,
        refreshCookie: cookieOf(reply, 'portal_refresh'),
        deviceCookie: cookieOf(reply, 'portal_device'),
      };
    },
    /** Renews a session, which replaces the refresh cookie. */
    async renew(session) {
      const reply = await call(200, {
        server: 'main',
        path: '/api/v1/auth/refresh',
        headers: { cookie: `portal_refresh=${session.refreshCookie}` },
      });
      return {
        ...session,
        token: reply.body.data.accessToken,
        refreshCookie: cookieOf(reply, 'portal_refresh'),
      };
    },
  };
}
