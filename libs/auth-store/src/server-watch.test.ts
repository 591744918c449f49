import { ApiError, FALLBACK_TEXTS } from '@portal/api-clients';
import { FakeClock } from '@portal/testing/fake-clock';
import { jest } from '@jest/globals';
import {
  HEALTH_DELAYS_MS,
  HEALTH_TIMEOUT_MS,
  ServerWatch,
  type ServerWatchOptions,
} from './server-watch';

type Ask = ServerWatchOptions['clients']['main']['health'];
const answer = (status: 'ok' | 'degraded'): ReturnType<Ask> =>
  Promise.resolve({ status, service: 'x', version: '1', checks: {} });
const noAnswer: Ask = () =>
  Promise.reject(new ApiError({ kind: 'network', fallbackKey: 'health', message: 'gone' }));
const OK = { kind: 'ok' };

function setUp() {
  const clock = new FakeClock();
  const main = jest.fn<Ask>(() => answer('ok'));
  const voice = jest.fn<Ask>(() => answer('ok'));
  const watch = new ServerWatch({
    clients: { main: { health: main }, voice: { health: voice } },
    clock,
  });
  return { clock, main, voice, watch, state: () => watch.store.getState() };
}

it('asks nothing while all is well', async () => {
  const { clock, main, voice } = setUp();
  await clock.advance(3_600_000);
  expect(main).not.toHaveBeenCalled();
  expect(voice).not.toHaveBeenCalled();
  expect(clock.running).toBe(0);
});

it('asks both servers after a call without an answer, and stops if both are well', async () => {
  const { clock, main, voice, watch, state } = setUp();
  watch.handleUnreachable();
  await clock.advance(3_600_000);
  expect(main).toHaveBeenCalledTimes(1);
  expect(voice).toHaveBeenCalledTimes(1);
  expect(state()).toEqual({ main: OK, voice: OK });
});

it('names the server that cannot be reached, and keeps asking until it answers', async () => {
  const { clock, main, voice, watch, state } = setUp();
  voice.mockImplementation(noAnswer);
  watch.handleUnreachable();
  await clock.advance(0);
  expect(state()).toEqual({ main: OK, voice: { kind: 'unreachable' } });
  await clock.advance(HEALTH_DELAYS_MS[0]);
  expect(voice).toHaveBeenCalledTimes(2);
  voice.mockImplementation(() => answer('ok'));
  await clock.advance(HEALTH_DELAYS_MS[1]);
  expect(state()).toEqual({ main: OK, voice: OK });
  await clock.advance(3_600_000);
  expect(main).toHaveBeenCalledTimes(3);
});

it('asks after growing delays', async () => {
  const { clock, main, watch } = setUp();
  const asked: number[] = [];
  main.mockImplementation(() => {
    asked.push(clock.now());
    return noAnswer();
  });
  watch.handleUnreachable();
  await clock.advance(60_000);
  expect(asked).toEqual([0, 2_000, 6_000, 14_000, 29_000, 44_000, 59_000]);
});

it('does not ask more often if more calls fail meanwhile', async () => {
  const { clock, main, watch } = setUp();
  main.mockImplementation(noAnswer);
  watch.handleUnreachable();
  watch.handleUnreachable();
  await clock.advance(HEALTH_DELAYS_MS[0] - 1);
  watch.handleUnreachable();
  await clock.advance(0);
  expect(main).toHaveBeenCalledTimes(1);
});

it('asks again when a later call has no answer', async () => {
  const { clock, main, watch } = setUp();
  watch.handleUnreachable();
  await clock.advance(0);
  watch.handleUnreachable();
  await clock.advance(0);
  expect(main).toHaveBeenCalledTimes(2);
});

it('treats a server that does not answer in time as unreachable', async () => {
  const { clock, main, watch, state } = setUp();
  main.mockImplementation(
    (options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () =>
          reject(new ApiError({ kind: 'aborted', fallbackKey: 'health', message: 'Aborted' })),
        );
      }),
  );
  watch.handleUnreachable();
  await clock.advance(HEALTH_TIMEOUT_MS);
  expect(state()).toEqual({ main: { kind: 'unreachable' }, voice: OK });
});

it.each<[string, Ask]>([
  ['is degraded', () => answer('degraded')],
  [
    'refuses the call',
    () =>
      Promise.reject(
        new ApiError({
          kind: 'http',
          status: 500,
          fallbackKey: 'health',
          message: FALLBACK_TEXTS.health,
        }),
      ),
  ],
  [
    'answers with something else',
    () =>
      Promise.reject(new ApiError({ kind: 'format', fallbackKey: 'health', message: 'Invalid' })),
  ],
])('says that the health check failed if a server %s, and keeps asking', async (_, ask) => {
  const { clock, main, watch, state } = setUp();
  main.mockImplementation(ask);
  watch.handleUnreachable();
  await clock.advance(0);
  expect(state()).toMatchObject({
    main: { kind: 'failing', error: { fallbackKey: 'health' } },
    voice: OK,
  });
  await clock.advance(HEALTH_DELAYS_MS[0]);
  expect(main).toHaveBeenCalledTimes(2);
});

it('ends its timers when stopped', async () => {
  const { clock, main, watch } = setUp();
  main.mockImplementation(noAnswer);
  watch.handleUnreachable();
  await clock.advance(0);
  watch.stop();
  watch.handleUnreachable();
  await clock.advance(60_000);
  expect(main).toHaveBeenCalledTimes(1);
  expect(clock.running).toBe(0);
});
