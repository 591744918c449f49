import { jest } from '@jest/globals';
import { runtimeGuard } from './runtime-guard';

type Hooks = Record<'fetch' | 'createScript', (...args: unknown[]) => unknown>;
const response = { ok: true, status: 200 } as Response;

function guard(integrity?: string, attempt = 0, answer = response) {
  const fetch = jest.fn<typeof globalThis.fetch>().mockResolvedValue(answer);
  const entry = { name: 'auth', manifest: '/m.json', version: '1', ...(integrity ? { integrity } : {}) };
  const hooks = runtimeGuard({ timeoutMs: 10_000, fetch, listed: (name) => (name === 'auth' ? entry : undefined), attempt: () => attempt }) as unknown as Hooks;
  return { fetch, hooks };
}

it('gives manifests a time limit and their integrity', async () => {
  const { fetch, hooks } = guard('sha384-abc');
  await hooks.fetch('/m.json', {}, { name: 'auth' });
  expect(fetch).toHaveBeenCalledWith('/m.json', expect.objectContaining({ integrity: 'sha384-abc', signal: expect.any(AbortSignal) as AbortSignal }));
});

it('refuses a manifest that is answered with an error', async () => {
  const { hooks } = guard(undefined, 0, { ok: false, status: 503 } as Response);
  await expect(hooks.fetch('/m.json', {}, { name: 'auth' })).rejects.toThrow('HTTP 503');
});

it('gives entries a time limit and, on later tries, a new URL', () => {
  const { hooks } = guard(undefined, 2);
  const created = hooks.createScript({ url: 'http://x/remoteEntry.js', remoteInfo: { name: 'auth' } }) as { script: HTMLScriptElement; timeout: number };
  expect(created.script.src).toBe('http://x/remoteEntry.js?retry=2');
  expect(created.timeout).toBe(10_000);
});
