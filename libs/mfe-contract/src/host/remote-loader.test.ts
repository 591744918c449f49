import { jest } from '@jest/globals';
import { createRemoteLoader, type FederationRuntime } from './remote-loader';
import type { RemoteEntry } from './remotes-file';

const remotes: RemoteEntry[] = [{ name: 'auth', manifest: '/remotes/auth/1/mf-manifest.json', version: '1', integrity: 'sha384-1' }];
const federation = { environment: 'production', origins: ['http://remotes.example'] } as const;
const screen = { contractVersion: '1.0.0', default: () => null };
type Registered = { name: string; entry: string; force: boolean };

function setUp(load: (id: string, index: number) => Promise<unknown>, options: Partial<Parameters<typeof createRemoteLoader>[0]> = {}) {
  const registered: Registered[] = [];
  const loads: string[] = [];
  const runtime = {
    registerPlugins: () => undefined,
    registerRemotes: (list: { name: string; entry: string }[], { force = false } = {}) => { registered.push(...list.map(({ name, entry }) => ({ name, entry, force }))); },
    loadRemote: (id: string) => { loads.push(id); return load(id, loads.length - 1); },
  } as unknown as FederationRuntime;
  return { registered, loads, loader: createRemoteLoader({ remotes, runtime, contractVersion: '1.0.0', federation: { environment: federation.environment, origins: [...federation.origins] }, ...options }) };
}

it('registers what is listed and fetches nothing before it is asked for', () => {
  const { registered, loads } = setUp(() => Promise.resolve(screen));
  expect(registered).toEqual([{ name: 'auth', entry: 'http://localhost/remotes/auth/1/mf-manifest.json', force: false }]);
  expect(loads).toEqual([]);
});

it('loads a module once for all who ask', async () => {
  const { loader, loads } = setUp(() => Promise.resolve(screen));
  expect(await Promise.all([loader.load('auth/AuthScreen'), loader.load('auth/AuthScreen')])).toEqual([screen, screen]);
  expect(loads).toEqual(['auth/AuthScreen']);
});

it('tries afresh after a failure: registered anew, under a URL not used before', async () => {
  const { loader, registered } = setUp((_, index) => (index < 2 ? Promise.reject(new Error('Failed to get manifest')) : Promise.resolve(screen)));
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ name: 'RemoteLoadError', problem: 'unreachable' });
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem: 'unreachable' });
  expect(await loader.load('auth/AuthScreen')).toBe(screen);
  expect(registered.slice(1)).toEqual([1, 2].map((retry) => ({ name: 'auth', entry: `http://localhost/remotes/auth/1/mf-manifest.json?retry=${retry}`, force: true })));
});

const newer: RemoteEntry = { name: 'auth', manifest: '/remotes/auth/2/mf-manifest.json', version: '2', integrity: 'sha384-2' };

it('takes another release at once where the list has come to name one: what failed may be there no more', async () => {
  const { loader, registered } = setUp((_, index) => (index === 0 ? Promise.reject(new Error('Loading chunk 27 failed')) : Promise.resolve(screen)), { relist: () => Promise.resolve([newer]) });
  expect(await loader.load('auth/AuthScreen')).toBe(screen);
  expect(registered.at(-1)).toEqual({ name: 'auth', entry: 'http://localhost/remotes/auth/2/mf-manifest.json?retry=1', force: true });
});

it('follows the list as it is now when it tries afresh, and asks for it once each time', async () => {
  let lists = 0;
  const relist = () => Promise.resolve((lists += 1) === 1 ? remotes : [newer]);
  const { loader, registered } = setUp((_, index) => (index === 0 ? Promise.reject(new Error('x')) : Promise.resolve(screen)), { relist });
  await expect(loader.load('auth/AuthScreen')).rejects.toThrow();
  await loader.load('auth/AuthScreen');
  expect(registered.at(-1)?.entry).toBe('http://localhost/remotes/auth/2/mf-manifest.json?retry=1');
  expect(lists).toBe(2);
});

it('tells which version of a remote is on the page, and which would be loaded next', async () => {
  const relist = () => Promise.resolve([newer]);
  const { loader } = setUp((_, index) => (index === 1 || index === 2 ? Promise.reject(new Error('x')) : Promise.resolve(screen)), { relist });
  expect(loader.releases()).toEqual([{ name: 'auth', listed: '1', loaded: null, base: 'http://localhost/remotes/auth/1/' }]);
  await loader.load('auth/AuthScreen');
  expect(loader.releases()).toMatchObject([{ listed: '1', loaded: '1' }]);
  await expect(loader.load('auth/Other' as 'auth/AuthScreen')).rejects.toThrow();
  expect(loader.releases()).toMatchObject([{ listed: '2', loaded: '1' }]);
  await loader.load('auth/Other' as 'auth/AuthScreen');
  expect(loader.releases()).toEqual([{ name: 'auth', listed: '2', loaded: '2', base: 'http://localhost/remotes/auth/2/' }]);
});

it('says so when the list does not name the remote, and finds it once it does', async () => {
  let lists = 0;
  const { loader } = setUp(() => Promise.resolve(screen), { remotes: [], relist: () => Promise.resolve((lists += 1) === 1 ? [] : remotes) });
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem: 'not_listed' });
  expect(await loader.load('auth/AuthScreen')).toBe(screen);
});

it.each([
  ['of a contract that does not fit', { contract: '2.0.0' }, 'incompatible'],
  ['of an origin that is not listed', { manifest: 'http://elsewhere.example/mf-manifest.json' }, 'refused'],
  ['without an integrity', { integrity: undefined }, 'refused'],
])('asks for nothing of a line %s', async (_, change, problem) => {
  const { loader, loads } = setUp(() => Promise.resolve(screen), { remotes: [{ ...remotes[0]!, ...change } as RemoteEntry] });
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem });
  expect(loads).toEqual([]);
});

it.each([['2.0.0'], ['1.1.0'], [undefined]])('refuses a module of contract %s on a host of 1.0.0', async (contractVersion) => {
  const { loader } = setUp(() => Promise.resolve({ ...screen, contractVersion }));
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem: 'incompatible' });
});

it('refuses a module without a component', async () => {
  const { loader } = setUp(() => Promise.resolve({ contractVersion: '1.0.0' }));
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem: 'broken' });
});

it.each([
  ['Loading chunk 27 failed', 'unreachable'],
  ['ScriptNetworkError: timeout', 'timeout'],
  ['Version 18.0.0 of shared singleton react does not satisfy the requirement', 'incompatible'],
  ['RemoteRefusal: not in the manifest', 'refused'],
  ['x is not a function', 'broken'],
])('sorts "%s" as %s', async (message, problem) => {
  const { loader } = setUp(() => Promise.reject(new Error(message)));
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem });
});

it('gives up on a remote that never answers', async () => {
  jest.useFakeTimers();
  const { loader } = setUp(() => new Promise(() => undefined), { timeoutMs: 10_000 });
  const failure = expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem: 'timeout' });
  await jest.advanceTimersByTimeAsync(40_000);
  await failure;
  jest.useRealTimers();
});
