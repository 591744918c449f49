import { INTERVIEWER_SAMPLE_PATH, VOICE_API } from '@portal/protocol';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  API_KEY,
  SERVICE_TOKEN,
  startHarness,
  type Harness,
  type Person,
} from '../testing/harness';

const WAV = Buffer.from('RIFF and so on');
const asked: { url: string | undefined; authorization: string | undefined }[] = [];
let status = 200;
let holds = false;
/** Stands for the interviewer worker. It does not answer while it `holds` the requests. */
const interviewer = createServer(({ url, headers: { authorization } }, response) => {
  asked.push({ url, authorization });
  if (!holds) response.writeHead(status).end(WAV);
});
let harness: Harness;
let person: Person;
beforeAll(async () => {
  await once(interviewer.listen(0, '127.0.0.1'), 'listening');
  harness = await startHarness({
    env: { INTERVIEWER_SAMPLES_URL: samplesUrl(), RATE_LIMIT_MAX: '600' },
  });
  person = await harness.person();
}, 60_000);
afterAll(async () => {
  interviewer.close();
  await harness.close();
});
beforeEach(() => {
  status = 200;
  holds = false;
  asked.splice(0);
});

/** The address of `interviewer`. */
const samplesUrl = () => `http://127.0.0.1:${(interviewer.address() as AddressInfo).port}`;

const get = (query: string, headers: Record<string, string> = {}, { app } = harness) =>
  app.inject({
    method: 'GET',
    url: `${VOICE_API.voiceSample}?${query}`,
    headers: { 'x-api-key': API_KEY, authorization: `Bearer ${person.accessToken}`, ...headers },
  });

it('gives a signed-in candidate the sample that the interviewer renders', async () => {
  const reply = await get('voice=adam&language=ar-SA&rate=90&pitch=-2&text=Anything');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'audio/wav']);
  expect(reply.rawPayload).toEqual(WAV);
  expect(asked).toEqual([
    {
      url: `${INTERVIEWER_SAMPLE_PATH}?language=ar-SA&voice=adam&rate=90&pitch=-2`,
      authorization: `Bearer ${SERVICE_TOKEN}`,
    },
  ]);
});

it('has the voice’s usual rate and pitch if none are given', async () => {
  await get('voice=adam&language=en-US');
  expect(asked[0]?.url).toContain('&rate=100&pitch=0');
});

it.each([
  ['no voice', 'language=en-US'],
  ['an unknown voice', 'language=en-US&voice=hal'],
  ['an unknown language', 'language=fr-FR&voice=adam'],
  ['too high a rate', 'language=en-US&voice=adam&rate=121'],
  ['half a step of pitch', 'language=en-US&voice=adam&pitch=0.5'],
])('refuses %s', async (_what, query) => {
  expect((await get(query)).statusCode).toBe(400);
  expect(asked).toEqual([]);
});

it('is refused without a token, with another’s kind, and without an API key', async () => {
  const query = 'voice=adam&language=en-US';
  const wrong: Record<string, string>[] = [
    { authorization: '' },
    { authorization: `Bearer ${person.onboardingToken}` },
    { 'x-api-key': '' },
  ];
  for (const headers of wrong) expect((await get(query, headers)).statusCode).toBe(401);
  expect(asked).toEqual([]);
});

it.each([401, 500, 503])('is unavailable if the interviewer answers with %i', async (answer) => {
  status = answer;
  const reply = await get('voice=adam&language=en-US');
  expect([reply.statusCode, reply.json()]).toEqual([
    503,
    { code: 'unavailable', message: 'We couldn’t play this voice', detail: null },
  ]);
});

it('is not rendered any more once the candidate has gone', async () => {
  holds = true;
  const address = await harness.app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const left = expect(
    fetch(`${address}${VOICE_API.voiceSample}?voice=adam&language=en-US`, {
      headers: { 'x-api-key': API_KEY, authorization: `Bearer ${person.accessToken}` },
      signal: leaving.signal,
    }),
  ).rejects.toThrow();
  const [, response] = (await once(interviewer, 'request')) as [IncomingMessage, ServerResponse];
  const closed = once(response, 'close');
  leaving.abort();
  await Promise.all([left, closed]);
});

it.each(['/voices', '/voices/'])('is asked for below the path %s', async (prefix) => {
  const behindProxy = await startHarness({
    db: harness.db,
    env: { INTERVIEWER_SAMPLES_URL: `${samplesUrl()}${prefix}` },
  });
  await get('voice=adam&language=en-US', {}, behindProxy);
  await behindProxy.close();
  expect(asked[0]?.url).toMatch(/^\/voices\/voice-sample\?/);
});

it('is unavailable if no interviewer is configured for it', async () => {
  const without = await startHarness({ db: harness.db });
  expect((await get('voice=adam&language=en-US', {}, without)).statusCode).toBe(503);
  await without.close();
});

it('is limited to 30 a minute', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 31; i += 1)
    statuses.push((await get('voice=adam&language=en-US')).statusCode);
  expect(statuses.at(-1)).toBe(429);
});
