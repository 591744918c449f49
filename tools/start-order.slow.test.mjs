import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, afterEach, before, test } from 'node:test';
import { answer, pause, startBuilt as start, stopBuilt } from './servers/built-service.mjs';
import { findPostgres, startPostgres } from './servers/postgres.mjs';
import { lastingFreePorts } from './start/free-ports.mjs';

/**
 * Time limit per test, in milliseconds. The tests start each process before the ones it depends on.
 * On a busy machine, these real processes can take minutes to start.
 */
const TIMEOUT_MS = 180_000;
const options = {
  timeout: TIMEOUT_MS,
  skip: findPostgres() === null && 'PostgreSQL is not installed',
};

let postgres;
let ports;
before(async () => {
  if (findPostgres() === null) return;
  ports = await lastingFreePorts(4);
  postgres = await startPostgres({ durable: false });
});
after(() => postgres?.stop());
afterEach(stopBuilt);

const api = (name, port, more = {}) =>
  start(name, { PORT: String(port), DATABASE_URL: postgres.url, ...more });

test(
  'the main API waits for its database, reports it, serves once it is up, and recovers from a later failure',
  options,
  async () => {
    await postgres.kill();
    const service = api('main-api', ports[0]);
    const at = `http://127.0.0.1:${ports[0]}`;
    await service.said(`waiting for the database at 127.0.0.1:${postgres.port}`);
    await pause(3_000);
    await postgres.restart();
    await answer(`${at}/ready`, 200);
    assert.equal(service.output.match(/waiting for the database/g).length, 1);
    assert.ok(!service.output.includes(new URL(postgres.url).password));

    await postgres.kill();
    assert.equal((await answer(`${at}/ready`, 503)).checks.database, 'down');
    const login = await fetch(`${at}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'zoe@mail.example', password: 'correct horse' }),
    });
    assert.deepEqual(
      [login.status, (await login.json()).code, login.headers.get('retry-after')],
      [503, 'unavailable', '2'],
    );
    await postgres.restart();
    await answer(`${at}/ready`, 200);
    assert.equal(await service.stop(), 0);
  },
);

test('the voice API serves before LiveKit is up, and names it on /ready', options, async () => {
  const livekit = createServer((_request, response) => response.end('OK'));
  const service = api('voice-api', ports[1], { LIVEKIT_URL: `ws://127.0.0.1:${ports[2]}` });
  const at = `http://127.0.0.1:${ports[1]}`;
  await answer(`${at}/health`, 200);
  assert.deepEqual((await answer(`${at}/ready`, 503)).checks, {
    database: 'ok',
    livekit: 'down',
    taking_requests: 'ok',
  });
  await new Promise((resolve) => livekit.listen(ports[2], '127.0.0.1', resolve));
  try {
    await answer(`${at}/ready`, 200);
  } finally {
    livekit.closeAllConnections();
    await new Promise((resolve) => livekit.close(resolve));
  }
  assert.equal(await service.stop(), 0);
});

test(
  'the interviewer waits for both APIs and LiveKit before it takes interviews, and stops immediately while waiting',
  { timeout: TIMEOUT_MS },
  async () => {
    const nowhere = 'http://127.0.0.1:9';
    const service = start('interviewer', {
      MAIN_API_URL: nowhere,
      VOICE_API_URL: nowhere,
      LIVEKIT_URL: 'ws://127.0.0.1:9',
    });
    for (const what of ['the main API', 'the voice API', 'LiveKit'])
      await service.said(`waiting for ${what} at 127.0.0.1:9`);
    assert.equal(await service.stop(), 0);
  },
);

test('a rejected database password fails without waiting', options, async () => {
  const url = new URL(postgres.url);
  url.password = 'wrong';
  const service = api('main-api', ports[3], { DATABASE_URL: url.href });
  await service.said('password authentication failed').catch(() => undefined);
  assert.match(service.output, /password authentication failed/);
  assert.ok(!service.output.includes('waiting'));
});
