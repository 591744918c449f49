import { BackendError } from './backend';
import { FakeClock, settle, silentLog } from './fakes';
import { persist } from './persist';

const DOWN = new BackendError(503, 'GET /plan');

/** A call that fails with these, one after another, and then answers. */
const failing = (...errors: Error[]) => {
  const calls = { count: 0 };
  return {
    calls,
    call: () => (
      calls.count++,
      errors[0] ? Promise.reject(errors.shift()!) : Promise.resolve('plan')
    ),
  };
};

it('waits for a server that is being started anew', async () => {
  const clock = new FakeClock();
  const { call } = failing(DOWN, DOWN, DOWN);
  const answer = persist(call, 60_000, clock, silentLog);
  await settle();
  await clock.advance(2_000);
  await expect(answer).resolves.toBe('plan');
});

it('takes a refusal as it is', async () => {
  const { call, calls } = failing(new BackendError(404, 'GET /plan'));
  await expect(persist(call, 60_000, new FakeClock(), silentLog)).rejects.toThrow('404');
  expect(calls.count).toBe(1);
});

it('gives up when the time is over', async () => {
  const clock = new FakeClock();
  const { call } = failing(...Array.from({ length: 20 }, () => DOWN));
  const answer = persist(call, 3_000, clock, silentLog).catch((error: unknown) => error);
  await settle();
  await clock.advance(10_000);
  await expect(answer).resolves.toBe(DOWN);
});
