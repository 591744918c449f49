import { jest } from '@jest/globals';
import { runEntry, type RemoteContainer } from './remote-container';

const file = { url: 'http://x/remoteEntry.js', integrity: 'sha384-e' };
const page = globalThis as unknown as { auth?: RemoteContainer };
const container: RemoteContainer = {
  init: () => undefined,
  get: () => Promise.resolve(() => ({})),
};
const script = () => document.head.querySelector('script') as HTMLScriptElement;
beforeEach(() => {
  document.head.replaceChildren();
  delete page.auth;
});

it('gives the container that the entry left, and takes the script away', async () => {
  const running = runEntry('auth', file, 1_000);
  expect([script().src, script().integrity, script().crossOrigin]).toEqual([
    file.url,
    file.integrity,
    'anonymous',
  ]);
  page.auth = container;
  script().dispatchEvent(new Event('load'));
  expect(await running).toBe(container);
  expect(script()).toBeNull();
});

it('that throws is told with what it threw, and what an earlier one left is not taken for its own', async () => {
  page.auth = container;
  const running = runEntry('auth', file, 1_000);
  window.dispatchEvent(
    new ErrorEvent('error', { filename: file.url, message: 'Error: at evaluation' }),
  );
  script().dispatchEvent(new Event('load'));
  await expect(running).rejects.toThrow(
    'http://x/remoteEntry.js left no container: Error: at evaluation',
  );
});

it('that can not be had is told', async () => {
  const running = runEntry('auth', file, 1_000);
  script().dispatchEvent(new Event('error'));
  await expect(running).rejects.toThrow('NetworkError');
});

it('that never comes is given up', async () => {
  jest.useFakeTimers();
  const running = expect(runEntry('auth', file, 1_000)).rejects.toThrow('timed out');
  await jest.advanceTimersByTimeAsync(1_000);
  await running;
  expect(script()).toBeNull();
  jest.useRealTimers();
});
