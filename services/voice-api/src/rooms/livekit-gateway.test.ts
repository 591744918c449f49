import { jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLiveKitGateway } from './livekit-gateway';

let server: Server;
let calls: string[] = [];
/** The content of each call. */
let bodies: string[] = [];
/** Status codes for the next responses, by API call. Calls without an entry succeed with 200. */
const answers: Record<string, number[]> = {};
beforeAll(async () => {
  server = createServer((request, reply) => {
    const call = request.url?.split('/').at(-1) ?? '';
    calls.push(call);
    const status = answers[call]?.shift() ?? 200;
    const index = bodies.push('') - 1;
    request
      .on('data', (part: Buffer) => {
        bodies[index] += part.toString();
      })
      .on('end', () =>
        reply
          .writeHead(status, { 'content-type': 'application/json' })
          .end(status === 200 ? '{}' : '{"code":"unavailable","msg":""}'),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  calls = [];
  bodies = [];
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(() => jest.useRealTimers());

/** Advances the clock to the next check and waits for that check's requests to finish. */
async function nextCheck(): Promise<void> {
  const before = calls.length;
  jest.advanceTimersByTime(5_000);
  for (let turns = 0; turns < 2_000 && calls.length === before; turns++)
    await new Promise((resolve) => setImmediate(resolve));
  for (let turns = 0; turns < 500; turns++) await new Promise((resolve) => setImmediate(resolve));
}

it('keeps checking for the interviewer after a failed check', async () => {
  const { port } = server.address() as AddressInfo;
  const gateway = createLiveKitGateway({
    apiUrl: `http://127.0.0.1:${port}`,
    apiKey: 'key',
    apiSecret: 'secret'.repeat(8),
  });
  await gateway.openRoom({ name: 'room', interviewerMetadata: '{}' });
  answers.ListParticipants = [503];
  await nextCheck();
  calls = [];
  await nextCheck();
  gateway.close();
  expect(calls).toContain('ListParticipants');
});

it('calls an interviewer to the room of a check only if one is wanted', async () => {
  jest.useRealTimers();
  const { port } = server.address() as AddressInfo;
  const gateway = createLiveKitGateway({
    apiUrl: `http://127.0.0.1:${port}`,
    apiKey: 'key',
    apiSecret: 'secret'.repeat(8),
  });
  await gateway.openCheckRoom('check-1');
  await gateway.openCheckRoom('recognition-check-1', '{"kind":"recognition_check"}');
  expect(calls).toEqual(['CreateRoom', 'CreateRoom']);
  const [alone, heard] = bodies.map((body) => JSON.parse(body) as { agents?: object[] });
  expect(alone).toMatchObject({ name: 'check-1', maxParticipants: 1 });
  expect(alone?.agents ?? []).toEqual([]);
  expect(heard).toMatchObject({
    name: 'recognition-check-1',
    maxParticipants: 1,
    agents: [{ agentName: 'interviewer', metadata: '{"kind":"recognition_check"}' }],
  });
});

it('issues a token for one room and one identity, to publish, subscribe and send data, and nothing else', async () => {
  jest.useRealTimers();
  const gateway = createLiveKitGateway({
    apiUrl: 'http://127.0.0.1:1',
    apiKey: 'key',
    apiSecret: 'secret'.repeat(8),
  });
  const token = await gateway.tokenFor({
    roomName: 'interview-1',
    identity: 'mona@example.com',
    displayName: 'Mona',
    ttlS: 60,
  });
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    video: object;
    sub: string;
    exp: number;
    kind?: string;
  };
  expect(claims.video).toEqual({
    roomJoin: true,
    room: 'interview-1',
    canSubscribe: true,
    canPublish: true,
    canPublishData: true,
    canUpdateOwnMetadata: false,
    canPublishSources: ['microphone', 'camera'],
  });
  expect([claims.sub, claims.kind]).toEqual(['mona@example.com', undefined]);
  expect(claims.exp * 1_000 - Date.now()).toBeLessThanOrEqual(60_000);
});
