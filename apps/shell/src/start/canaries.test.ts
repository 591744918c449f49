/** @jest-environment node */
import type { ListedRemotes, RemoteLoader } from '@portal/mfe-contract/host';
import { Canaries } from './canaries';

const release = (version: string) => ({ manifest: `/${version}/mf-manifest.json`, version });
const listed: ListedRemotes = {
  remotes: [
    { name: 'auth', ...release('1'), canary: { percent: 99, ...release('2') } },
    { name: 'interview', ...release('1'), canary: { percent: 99, ...release('2') } },
  ],
  preview: [],
  problems: [],
};
// Visitor id 0 falls into a bucket below 99 for both remotes and so gets both canaries. To verify
// a bucket, run:
// printf '0/auth' | sha256sum
const canaries = () => new Canaries(() => '0');
const versions = (one: Canaries) => one.take(listed).remotes.map(({ version }) => version);
/** Creates a loader that can't load anything. */
const failing = (listedVersion: string): RemoteLoader => ({
  load: () => Promise.reject(new Error('gone')),
  renew: () => Promise.resolve(false),
  preload: () => Promise.resolve(),
  releases: () =>
    ['auth', 'interview'].map((name) => ({ name, listed: listedVersion, loaded: null, base: '/' })),
});

it('knows which versions are canaries on this page', () => {
  const one = canaries();
  expect(one.has('auth', '2')).toBe(false);
  expect(versions(one)).toEqual(['2', '2']);
  expect([one.has('auth', '2'), one.has('auth', '1'), one.has('other', '2')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('reports a failed canary and uses the stable release of that remote next time', async () => {
  const one = canaries();
  one.take(listed);
  await expect(one.watch(failing('2')).load('auth/AuthScreen')).rejects.toThrow('gone');
  expect(versions(one)).toEqual(['1', '2']);
  expect(one.has('auth', '2')).toBe(true);
});

it('a failed stable release changes nothing', async () => {
  const one = canaries();
  one.take(listed);
  await expect(one.watch(failing('1')).load('auth/AuthScreen')).rejects.toThrow('gone');
  expect(versions(one)).toEqual(['2', '2']);
});
