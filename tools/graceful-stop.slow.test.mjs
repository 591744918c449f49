import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { answer, pause, startBuilt, stopBuilt } from './servers/built-service.mjs';
import { findPostgres, startPostgres } from './servers/postgres.mjs';
import { lastingFreePorts } from './start/free-ports.mjs';

/**
 * Time limit per test, in milliseconds. The tests start the built servers and send them SIGTERM in
 * the middle of requests. On a busy machine, the servers can take minutes to start.
 */
const TIMEOUT_MS = 180_000;
const onPostgres = {
  timeout: TIMEOUT_MS,
  skip: findPostgres() === null && 'PostgreSQL is not installed',
};
const BOUNDARY = 'b0undary';

let postgres;
let ports;
let folder;
before(async () => {
  ports = await lastingFreePorts(8);
  folder = mkdtempSync(join(tmpdir(), 'graceful-stop-'));
  if (findPostgres() !== null) postgres = await startPostgres({ durable: false });
});
afterEach(stopBuilt);
after(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a request whose body the caller sends in pieces. */
function call(port, path, { method = 'POST', headers }) {
  const sent = request({ host: '127.0.0.1', port, path, method, headers });
  const answered = once(sent, 'response').then(async ([response]) => {
    let body = '';
    for await (const chunk of response) body += chunk;
    return {
      status: response.statusCode,
      connection: response.headers.connection,
      body: JSON.parse(body),
    };
  });
  return { sent, answered };
}

/**
 * Registers a new user and logs in. Returns the login response, which contains the token that an
 * upload needs.
 */
async function register(mainApi) {
  const send = (path, body) =>
    fetch(`http://127.0.0.1:${mainApi}/api/v1/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const account = { email: `${randomUUID()}@mail.example`, password: 'correct horse' };
  assert.equal(
    (await send('register', { ...account, firstName: 'Zoe', lastName: 'Moe' })).status,
    201,
  );
  return (await send('login', account)).json();
}

/** Sends the first half of an upload; `finish` sends the rest. */
async function halfAnUpload(voiceApi, { userId, onboardingToken }) {
  const form = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="user_id"\r\n\r\n${userId}\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7 ${'x'.repeat(200_000)}\r\n--${BOUNDARY}--\r\n`;
  const { sent, answered } = call(voiceApi, '/api/resume/upload', {
    headers: {
      authorization: `Bearer ${onboardingToken}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': form.length,
    },
  });
  const half = form.length / 2;
  await new Promise((resolve) => sent.write(form.slice(0, half), resolve));
  // Give the server time to accept the upload.
  await answer(`http://127.0.0.1:${voiceApi}/health`, 200);
  await pause(200);
  return { finish: () => sent.end(form.slice(half)), answered };
}

async function refusesConnections(port) {
  for (;;) {
    const refused = await fetch(`http://127.0.0.1:${port}/ready`).then(
      () => false,
      (error) => error.cause?.code === 'ECONNREFUSED',
    );
    if (refused) return;
    await pause(20);
  }
}

test(
  'the voice API, started before the main API, finishes an upload that is on its way, and leaves nothing of one that is never finished',
  onPostgres,
  async () => {
    const [main, voice] = ports;
    const env = { DATABASE_URL: postgres.url, LIVEKIT_URL: 'ws://127.0.0.1:9' };
    const start = (more = {}) => startBuilt('voice-api', { ...env, PORT: String(voice), ...more });
    const first = start();
    await answer(`http://127.0.0.1:${voice}/health`, 200);
    const mainApi = startBuilt('main-api', { ...env, PORT: String(main) });
    await answer(`http://127.0.0.1:${main}/ready`, 200);

    const person = await register(main);
    const upload = await halfAnUpload(voice, person);
    const ended = first.stop();
    await refusesConnections(voice);
    upload.finish();
    const { status, connection, body } = await upload.answered;
    assert.deepEqual([status, connection, body.data.originalName], [201, 'close', 'cv.pdf']);
    assert.equal(await ended, 0, first.output);
    assert.equal(await postgres.sql('select count(*) from resumes'), '1');

    const second = start({ DRAIN_TIMEOUT_S: '0.5' });
    await answer(`http://127.0.0.1:${voice}/health`, 200);
    const stuck = await halfAnUpload(voice, await register(main));
    const lost = stuck.answered.catch((error) => error.code);
    assert.equal(await second.stop(), 1);
    assert.match(second.output, /with work still open: POST \/api\/resume\/upload/);
    assert.equal(await lost, 'ECONNRESET');
    assert.equal(await postgres.sql('select count(*) from resumes'), '1');
    assert.equal(await mainApi.stop(), 0);
  },
);

test(
  'the site serves before any API is there, and sends a file to its end',
  { timeout: TIMEOUT_MS },
  async () => {
    const [, , shell, auth, onboarding, interview] = ports;
    const nowhere = 'http://127.0.0.1:9';
    const site = startBuilt('site', {
      PORT_SHELL: String(shell),
      PORT_AUTH: String(auth),
      PORT_ONBOARDING: String(onboarding),
      PORT_INTERVIEW: String(interview),
      MAIN_API_URL: nowhere,
      VOICE_API_URL: nowhere,
      LIVEKIT_URL: 'ws://127.0.0.1:9',
      API_KEY: 'k',
      APP_ID: 'a',
    });
    for (const port of [shell, auth, onboarding, interview])
      await answer(`http://127.0.0.1:${port}/healthz`, 200);
    // Leave the response unread for now, so that the site is still sending it when the signal
    // arrives.
    const sent = request({ host: '127.0.0.1', port: interview, path: '/mf-manifest.json' }).end();
    const [response] = await once(sent, 'response');
    const ended = site.stop();
    await refusesConnections(interview);
    let bytes = 0;
    for await (const chunk of response) bytes += chunk.length;
    assert.deepEqual(
      [response.statusCode, bytes],
      [200, Number(response.headers['content-length'])],
    );
    assert.equal(await ended, 0, site.output);
  },
);

test(
  'the standalone server, started before its LiveKit, says that it misses it and goes on when it is there; SIGTERM answers what is under way on both APIs',
  { timeout: TIMEOUT_MS },
  async () => {
    const [main, voice, shell, auth, onboarding, interview, rooms] = ports;
    const all = startBuilt('standalone', {
      DATA_DIR: folder,
      PORT_MAIN_API: String(main),
      PORT_VOICE_API: String(voice),
      PORT_SHELL: String(shell),
      PORT_AUTH: String(auth),
      PORT_ONBOARDING: String(onboarding),
      PORT_INTERVIEW: String(interview),
      MAIN_API_URL: `http://127.0.0.1:${main}`,
      VOICE_API_URL: `http://127.0.0.1:${voice}`,
      LIVEKIT_URL: `ws://127.0.0.1:${rooms}`,
      API_KEY: 'k',
      API_KEYS: 'k',
      APP_ID: 'a',
    });
    assert.equal((await answer(`http://127.0.0.1:${voice}/ready`, 503)).checks.livekit, 'down');
    await answer(`http://127.0.0.1:${main}/ready`, 200);
    const livekit = createServer((_request, reply) => reply.end('OK')).listen(rooms, '127.0.0.1');
    try {
      await answer(`http://127.0.0.1:${voice}/ready`, 200);
    } finally {
      livekit.closeAllConnections();
      livekit.close();
    }

    const upload = await halfAnUpload(voice, await register(main));
    const body = JSON.stringify({ email: 'nobody@mail.example', password: 'x' });
    const login = call(main, '/api/v1/auth/login', {
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    await new Promise((resolve) => login.sent.write(body.slice(0, 9), resolve));
    await answer(`http://127.0.0.1:${main}/health`, 200);
    const ended = all.stop();
    for (const port of [main, voice, shell]) await refusesConnections(port);
    upload.finish();
    login.sent.end(body.slice(9));
    assert.deepEqual([(await upload.answered).status, (await login.answered).status], [201, 401]);
    assert.equal(await ended, 0, all.output);
  },
);
