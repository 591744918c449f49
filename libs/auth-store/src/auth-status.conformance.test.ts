import { ApiError } from '@portal/api-clients';
import { jest } from '@jest/globals';
import { AuthStatusCheck } from './auth-status-check';
import { createAuthStore } from './auth-store';
import { memoryStorage } from './testing/memory-storage';
import { loginResult } from './testing/samples';

function setUp(askStatus: () => Promise<{ is_active: boolean }>) {
  const auth = createAuthStore({ storage: memoryStorage() });
  const timers = new Set<{ run: () => void; ms: number }>();
  const onEnded = jest.fn(() => auth.clear());
  const onChecked = jest.fn();
  const ask = jest.fn(askStatus);
  const check = new AuthStatusCheck({
    store: auth.store,
    askStatus: ask,
    onEnded,
    onChecked,
    clock: {
      now: () => 0,
      every: (ms, run) => {
        const timer = { run, ms };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      after: () => () => undefined,
    },
  });
  const tick = async () => {
    for (const timer of timers) timer.run();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const signIn = (apiKey: string | null = 'key') => {
    auth.identifyApplication({ appId: 'portal', apiKey });
    auth.setSession(loginResult);
  };
  return { auth, timers, onEnded, onChecked, ask, check, tick, signIn };
}
const active = () => Promise.resolve({ is_active: true });
const failing =
  (message: string, status = 0) =>
  () =>
    Promise.reject(new ApiError({ kind: 'http', fallbackKey: 'authStatus', message, status }));

it('§4.7 Auth status: asked every 5 minutes while signed in with an API key', async () => {
  const { check, timers, ask, tick, signIn } = setUp(active);
  check.start();
  expect(timers.size).toBe(0);
  signIn();
  expect([...timers].map((timer) => timer.ms)).toEqual([300_000]);
  await tick();
  await tick();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('§4.8 Auth status: not asked without an API key', () => {
  const { check, timers, signIn } = setUp(active);
  check.start();
  signIn(null);
  expect(timers.size).toBe(0);
});

it('§4.10 Auth status: not active logs out', async () => {
  const { check, onEnded, tick, signIn, timers } = setUp(() =>
    Promise.resolve({ is_active: false }),
  );
  check.start();
  signIn();
  await tick();
  expect(onEnded).toHaveBeenCalledTimes(1);
  expect(timers.size).toBe(0);
});

async function endsOn(message: string): Promise<boolean> {
  const { check, onEnded, tick, signIn } = setUp(failing(message));
  check.start();
  signIn();
  await tick();
  return onEnded.mock.calls.length === 1;
}
it('§4.11 Auth status: a failure message containing 401 logs out', async () =>
  expect(await endsOn('Request failed with 401')).toBe(true));
it('§4.12 Auth status: a failure message containing 403 logs out', async () =>
  expect(await endsOn('HTTP 403')).toBe(true));
it('§4.13 Auth status: a failure message containing unauthorized logs out', async () => {
  expect(await endsOn('Unauthorized')).toBe(true);
  expect(await endsOn('you are unauthorized here')).toBe(true);
});

it.each([401, 403])('logs out on status %i, whatever the message is', async (status) => {
  const { check, onEnded, tick, signIn } = setUp(failing('Please log in', status));
  check.start();
  signIn();
  await tick();
  expect(onEnded).toHaveBeenCalledTimes(1);
});

it('§4.14 Auth status: any other failure logs nobody out', async () => {
  const { check, onEnded, tick, signIn } = setUp(failing('Status check failed', 503));
  check.start();
  signIn();
  await tick();
  expect(onEnded).not.toHaveBeenCalled();
});

it('reports a check that failed, until one succeeds or nobody is signed in', async () => {
  let answer = failing('Status check failed', 503);
  const { auth, check, onChecked, tick, signIn } = setUp(() => answer());
  check.start();
  signIn();
  await tick();
  expect(onChecked).toHaveBeenLastCalledWith(
    expect.objectContaining({ message: 'Status check failed' }),
  );
  answer = active as never;
  await tick();
  expect(onChecked).toHaveBeenLastCalledWith(null);
  answer = failing('Status check failed', 503);
  await tick();
  auth.clear();
  expect(onChecked).toHaveBeenLastCalledWith(null);
  expect(onChecked).toHaveBeenCalledTimes(4);
});

it('§4.9 Auth status: not asked while nobody is signed in', () => {
  const { check, timers, auth, signIn } = setUp(active);
  check.start();
  signIn();
  auth.clear();
  expect(timers.size).toBe(0);
});

it('stops its timer, and ignores answers after that', async () => {
  let answer: (status: { is_active: boolean }) => void = () => undefined;
  const { check, timers, onEnded, tick, signIn } = setUp(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  check.start();
  signIn();
  await tick();
  check.stop();
  answer({ is_active: false });
  await tick();
  expect(timers.size).toBe(0);
  expect(onEnded).not.toHaveBeenCalled();
});
