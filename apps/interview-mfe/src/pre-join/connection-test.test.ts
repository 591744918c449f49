import { ApiError } from '@portal/api-clients';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import {
  ConnectionTest,
  STAGE_TIMEOUT_MS,
  type ConnectionStage,
  type ConnectionState,
  type StageResult,
} from './connection-test';
import { CHECK_ROOM } from './testing/visit';

function setUp(
  answers: Partial<Record<ConnectionStage, StageResult | Error | 'silence'>> = {},
  openRoom = () => Promise.resolve(CHECK_ROOM),
) {
  const clock = new FakeClock();
  const ran: ConnectionStage[] = [];
  const test = new ConnectionTest({
    clock,
    openRoom,
    runStage: (_, stage) => {
      ran.push(stage);
      const answer = answers[stage] ?? {
        passed: true,
        ...(stage === 'sound' && { roundTripMs: 37.6, lossRatio: 0 }),
      };
      if (answer === 'silence') return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  const states: ConnectionState[] = [];
  test.store.subscribe(() => states.push(test.store.getState().connection));
  return { test, clock, ran, states, state: () => test.store.getState().connection };
}

test('good connection: runs each stage, then reports the round trip', async () => {
  const { test, ran, states, clock } = setUp();
  await test.start();
  expect(ran).toEqual(['signal', 'media', 'sound', 'resume']);
  expect(states.map((state) => (state.name === 'running' ? state.stage : state.name))).toEqual([
    'room',
    'signal',
    'media',
    'sound',
    'resume',
    'good',
  ]);
  expect(states.at(-1)).toEqual({ name: 'good', roundTripMs: 38 });
  expect(clock.running).toBe(0);
});

test.each([
  ['slow', { sound: { passed: true, roundTripMs: 301 } }],
  ['lossy', { sound: { passed: true, roundTripMs: 40, lossRatio: 0.06 } }],
  ['no-resume', { resume: { passed: false } }],
] as const)('weak connection: %s', async (weakness, answers) => {
  const { test, state } = setUp(answers);
  await test.start();
  expect(state()).toMatchObject({ name: 'poor', weakness });
});

test.each(['signal', 'media', 'sound'] as const)('no connection: stops at %s', async (at) => {
  const { test, state, ran } = setUp({ [at]: { passed: false } });
  await test.start();
  expect(state()).toEqual({ name: 'failed', at });
  expect(ran.at(-1)).toBe(at);
});

test('a stage fails by error or timeout', async () => {
  const broken = setUp({ media: new Error('ice') });
  await broken.test.start();
  expect(broken.state()).toEqual({ name: 'failed', at: 'media' });
  const silent = setUp({ signal: 'silence' });
  void silent.test.start();
  await settle();
  await silent.clock.advance(STAGE_TIMEOUT_MS);
  expect(silent.state()).toEqual({ name: 'failed', at: 'signal' });
});

test.each([
  [
    'room',
    new ApiError({ kind: 'network', fallbackKey: 'connectionCheck', message: 'x' } as never),
  ],
  [
    'limited',
    new ApiError({ kind: 'http', status: 429, fallbackKey: 'connectionCheck', message: 'x' }),
  ],
] as const)('without a room: %s', async (at, error) => {
  const { test, state } = setUp({}, () => Promise.reject(error));
  await test.start();
  expect(state()).toEqual({ name: 'failed', at });
});

test('after stop, no stage starts and no result counts', async () => {
  const { test, ran, state, clock } = setUp();
  const running = test.start();
  await Promise.resolve();
  test.stop();
  await running;
  expect(ran.length).toBeLessThan(2);
  expect(state()).toEqual({ name: 'idle' });
  expect(clock.running).toBe(0);
});
