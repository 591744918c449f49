import { FakeClock, settle } from '@portal/testing/fake-clock';
import { BackendError, completeInterview, persist } from './backend';
import { silentLog } from './testing/silent-log';

async function complete(answers: Partial<Record<'complete' | 'analyze', (number | null)[]>>) {
  const clock = new FakeClock();
  const calls: string[] = [];
  const call = (name: 'complete' | 'analyze') => () => {
    calls.push(name);
    const status = answers[name]?.shift();
    return status === undefined
      ? Promise.resolve()
      : Promise.reject(new BackendError(status, name));
  };
  const done = completeInterview(
    { complete: call('complete'), analyze: call('analyze') },
    'id',
    clock,
    silentLog,
  );
  await clock.advance(60_000);
  await done;
  return calls;
}

describe('completing an interview', () => {
  it('completes, then requests the analysis', async () =>
    expect(await complete({})).toEqual(['complete', 'analyze']));
  it('accepts that the client was first', async () =>
    expect(await complete({ complete: [409] })).toEqual(['complete', 'analyze']));
  it('retries while a server is unreachable', async () =>
    expect(await complete({ complete: [null, 503] })).toEqual([
      'complete',
      'complete',
      'complete',
      'analyze',
    ]));
  it('does not retry a refusal', async () =>
    expect(await complete({ complete: [403] })).toEqual(['complete', 'analyze']));
});

const DOWN = new BackendError(503, 'GET /plan');

/**
 * Creates a call that fails with each of `errors` in turn, then succeeds. `calls` counts the
 * attempts.
 */
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

describe('a call to a server that may be down', () => {
  it('is retried while the server restarts', async () => {
    const clock = new FakeClock();
    const { call } = failing(DOWN, DOWN, DOWN);
    const answer = persist(call, 60_000, clock, silentLog);
    await settle();
    await clock.advance(2_000);
    await expect(answer).resolves.toBe('plan');
  });

  it('is not retried after a refusal', async () => {
    const { call, calls } = failing(new BackendError(404, 'GET /plan'));
    await expect(persist(call, 60_000, new FakeClock(), silentLog)).rejects.toThrow('404');
    expect(calls.count).toBe(1);
  });

  it('fails when the time is over', async () => {
    const clock = new FakeClock();
    const { call } = failing(...Array.from({ length: 20 }, () => DOWN));
    const answer = persist(call, 3_000, clock, silentLog).catch((error: unknown) => error);
    await settle();
    await clock.advance(10_000);
    await expect(answer).resolves.toBe(DOWN);
  });
});
