import { Blob } from 'node:buffer';
import { pdfs } from './pdfs.mjs';

/**
 * A throwaway test user, with the results of their earlier calls.
 * @typedef {{ email: string, password: string, userId: string, accessToken: string, sessionToken:
 *   string, onboardingToken: string, cookie: string, resumeId: string, jobRoleId: string,
 *   interviewId: string }} Person
 */

const PASSWORD = 'probe-password';

const READING_POLL_MS = 1_000;
const READING_TRIES = 60;

export const NOBODY = '00000000-0000-4000-8000-000000000000';
const JD_TEXT =
  'We look for a platform engineer with five years of TypeScript and PostgreSQL, who builds reliable services.';

/**
 * Sets up what the cases share, including the server addresses, the site's publishable API key, two
 * new test users and the files they upload.
 */
export async function makeWorld(env) {
  const urls = {
    main: env.MAIN_API_URL ?? 'http://127.0.0.1:4300',
    voice: env.VOICE_API_URL ?? 'http://127.0.0.1:4301',
    site: env.SITE_URL ?? 'http://127.0.0.1:4200',
  };
  const config = await (await fetch(new URL('/config.json', urls.site))).json();
  await Promise.all([urls.main, urls.voice].map((url) => fetch(new URL('/health', url))));
  const stamp = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const person = (name) => ({ email: `probe-${stamp}-${name}@example.com`, password: PASSWORD });
  return {
    urls,
    apiKey: config.apiKey,
    serviceToken: env.INTERVIEWER_TOKEN,
    jdText: JD_TEXT,
    ann: person('ann'),
    bob: person('bob'),
    files: await pdfs(),
  };
}

/**
 * Makes one HTTP call. In the result, `body` is the parsed JSON, the plain text if the response is
 * not JSON, or null if the response is empty.
 */
export async function exchange(world, { server, method, path, token, headers = {}, json, form }) {
  const response = await fetch(new URL(path, world.urls[server]), {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: form
      ? multipart(form)
      : typeof json === 'string'
        ? json
        : json !== undefined
          ? JSON.stringify(json)
          : undefined,
    signal: AbortSignal.timeout(60_000),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    body: parse(bytes.toString()),
  };
}

function parse(text) {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

function multipart(parts) {
  const form = new globalThis.FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) continue;
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value.bytes], { type: 'application/pdf' }), value.name);
  }
  return form;
}

/**
 * Registers a person, uploads their documents and logs them in. Only the status of each response is
 * checked.
 */
export async function settle(world, person) {
  const call = async (want, request) => {
    const reply = await exchange(world, { method: 'POST', ...request });
    if (!want.includes(reply.status))
      throw new Error(
        `${request.path} answered ${reply.status} instead of ${want.join(' or ')}: ${JSON.stringify(reply.body)}`,
      );
    return reply;
  };
  const { email, password } = person;
  const login = { server: 'main', path: '/api/v1/auth/login', json: { email, password } };
  await call([201], {
    server: 'main',
    path: '/api/v1/auth/register',
    json: { email, password, firstName: 'Bob', lastName: 'Probe' },
  });
  const gate = (await call([403], login)).body;
  const upload = { server: 'voice', token: gate.onboardingToken };
  const file = { name: 'bob.pdf', bytes: world.files.resume };
  const resume = await call([200, 201], {
    ...upload,
    path: '/api/resume/upload',
    form: { user_id: gate.userId, file },
  });
  const job = await call([200, 201], {
    ...upload,
    path: '/api/jd/upload-text',
    form: { user_id: gate.userId, job_title: 'Engineer', jd_content: JD_TEXT },
  });
  // Login responds with 409 until the documents have been read, so keep trying.
  let reply = await call([200, 409], login);
  for (let tries = 0; reply.status === 409 && tries < READING_TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, READING_POLL_MS));
    reply = await call([200, 409], login);
  }
  if (reply.status !== 200) throw new Error(`${person.email}: the documents were not read in time`);
  const { user } = reply.body.data;
  Object.assign(person, {
    userId: user.id,
    accessToken: user.accessToken,
    sessionToken: user.sessionId,
    resumeId: resume.body.data.id,
    jobRoleId: job.body.data.id,
  });
}

const typeOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/**
 * Lists the fields that are missing from a body or have the wrong type. Fields are written like
 * "data.user.id:string" or "data.note:string|null".
 */
export function missing(body, fields) {
  return fields.flatMap((field) => {
    const [path, types] = field.split(':');
    const value = path.split('.').reduce((at, name) => at?.[name], body);
    return types.split('|').includes(typeOf(value))
      ? []
      : [`${path} is ${typeOf(value)}, not ${types}`];
  });
}
