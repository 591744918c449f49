import { openTestDatabase, type TestDatabase } from '@portal/db/testing';
import { MAIN_API, type ClientError } from '@portal/protocol';
import type { AppServer } from '@portal/server-kit';
import { Writable } from 'node:stream';
import { buildMainApi, loadMainConfig } from '../app';

const env = {
  JWT_SECRET: 'a secret of more than thirty-two characters',
  INTERVIEWER_TOKEN: 'interviewer-service-token',
  SITE_ORIGINS: 'http://127.0.0.1:4200',
};
const report: ClientError = {
  kind: 'boundary',
  reference: '12AB-90EF',
  problem: 'crashed',
  message: 'x is not a function',
  stack: ['f http://127.0.0.1:4203/assets/room.0a1b2c3d.js:1:20'],
  module: 'interview/LiveInterview',
  remote: { name: 'interview', version: '1.4.0', canary: true },
  loaded: [
    { name: 'auth', version: '1.2.0' },
    { name: 'interview', version: '1.4.0', canary: true },
  ],
  shell: { build: '0a1b2c3d', contract: '1.1.0' },
  page: { view: 'interview', language: 'en-US', browser: 'chrome 131' },
};

let database: TestDatabase;
let app: AppServer;
let lines: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  app = await buildMainApi({
    config: loadMainConfig(env, { port: 0 }),
    db: database.db,
    logger: { level: 'info', stream },
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

/**
 * Last octet of the current test's IP address. Each test uses its own address, so that rate limits
 * do not interfere.
 */
let address = 0;
beforeEach(() => {
  lines = [];
  address += 1;
});
const send = (body: unknown) =>
  app.inject({
    method: 'POST',
    url: MAIN_API.clientErrors,
    remoteAddress: `10.0.0.${address}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const logged = () =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; level: number; clientError: ClientError })
    .filter(({ msg }) => msg === 'client error');

it('accepts reports without a login', async () => {
  const reply = await send(report);
  expect([reply.statusCode, reply.body]).toEqual([202, '']);
});

it('logs each report in one line, with the reference shown to the person and the versions', async () => {
  await send(report);
  expect(logged()).toHaveLength(1);
  expect(logged()[0]?.clientError).toEqual(report);
});

it('removes personal data from the line, whoever sent it', async () => {
  await send({
    ...report,
    message: 'no room for mona@example.com by eyJhbGciOiJIUzI1NiJ9.e30.c2ln, call +966501234567',
    stack: ['http://a.example/mona@example.com/b.js:1:2'],
  });
  expect(logged()[0]?.clientError).toMatchObject({
    message: 'no room for [email] by [token], call [number]',
  });
  expect(lines.join('')).not.toMatch(/mona|eyJ|\+966|501234567/);
});

it.each([
  ['an unknown field', { ...report, email: 'mona@example.com' }, 400],
  ['no report', {}, 400],
  ['nothing', null, 400],
  ['a message that is too long', { ...report, message: 'x'.repeat(501) }, 400],
  ['a body that is too large', { ...report, message: 'x'.repeat(20_000) }, 413],
])('%s is refused and not logged', async (_, body, status) => {
  expect((await send(body)).statusCode).toBe(status);
  expect(logged()).toEqual([]);
  expect(lines.join('')).not.toContain('mona');
});

it('limits an address to 60 reports a minute, fewer than other calls', async () => {
  const statuses = [];
  for (let sent = 0; sent < 61; sent += 1) statuses.push((await send(report)).statusCode);
  expect(statuses.indexOf(429)).toBe(60);
  expect(logged()).toHaveLength(60);
});
