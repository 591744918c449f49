import { isApiError } from './api-error';
import { lazyCall } from './lazy-call';

it("fetches a call's code when called, and passes its arguments", async () => {
  let loads = 0;
  const double = lazyCall(
    () => {
      loads += 1;
      return Promise.resolve({ double: (value: number) => Promise.resolve(value * 2) });
    },
    (module) => module.double,
    'health',
  );
  expect(loads).toBe(0);
  expect(await double(21)).toBe(42);
  expect(loads).toBe(1);
});

it('reports an unavailable chunk as an unreachable server', async () => {
  const call = lazyCall(
    () => Promise.reject<{ call(): Promise<void> }>(new Error('ChunkLoadError')),
    (module) => module.call,
    'fetchInterviews',
  );
  const error: unknown = await call().catch((caught: unknown) => caught);
  expect(isApiError(error) && [error.kind, error.fallbackKey]).toEqual([
    'network',
    'fetchInterviews',
  ]);
});

it('fetches unavailable code again on the next call', async () => {
  let loads = 0;
  const load = () => {
    loads += 1;
    return loads === 1
      ? Promise.reject(new Error('ChunkLoadError'))
      : Promise.resolve({ call: () => Promise.resolve('done') });
  };
  const call = lazyCall(load, (module) => module.call, 'login');
  await call().catch(() => undefined);
  expect(await call()).toBe('done');
});
