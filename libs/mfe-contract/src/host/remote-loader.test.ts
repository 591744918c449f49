import { jest } from '@jest/globals';
import type { RemoteContainer } from './remote-container';
import { createRemoteLoader } from './remote-loader';
import type { RemoteEntry } from './remotes-file';

const remotes: RemoteEntry[] = [
  {
    name: 'auth',
    manifest: '/remotes/auth/1/mf-manifest.json',
    version: '1',
    integrity: 'sha384-1',
  },
];
const screen = { contractVersion: '1.0.0', default: () => null };
const shareScope = { react: { '19.3.1': { get: () => () => ({}), from: 'shell', eager: true } } };
const manifest = {
  metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
  exposes: [{ name: 'AuthScreen', assets: { js: { sync: ['1.js'] }, css: { sync: ['1.css'] } } }],
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
  integrity: { 'remoteEntry.js': 'sha384-e', '1.js': 'sha384-j', '1.css': 'sha384-c' },
};

/** `load`: what the container gives for an exposed module, by how often it has been asked. */
function setUp(
  load: (expose: string, index: number) => Promise<unknown>,
  options: Partial<Parameters<typeof createRemoteLoader>[0]> = {},
  listing: object = manifest,
) {
  const manifests: string[] = [];
  const entries: string[] = [];
  const loads: string[] = [];
  const scopes: unknown[] = [];
  const container: RemoteContainer = {
    init: (scope) => {
      scopes.push(scope);
    },
    get: async (expose) => {
      loads.push(expose);
      const module = await load(expose, loads.length - 1);
      return () => module;
    },
  };
  const loader = createRemoteLoader({
    remotes,
    shareScope,
    contractVersion: '1.0.0',
    federation: { environment: 'production', origins: ['http://remotes.example'] },
    fetch: (url) => {
      manifests.push(String(url));
      return Promise.resolve({
        ok: true,
        text: () => Promise.resolve(JSON.stringify(listing)),
      } as Response);
    },
    run: (_, { url }) => {
      entries.push(url);
      return Promise.resolve(container);
    },
    ...options,
  });
  return { manifests, entries, loads, scopes, loader };
}
const preloaded = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href, integrity, crossOrigin }) => [
    rel,
    as,
    href,
    integrity,
    crossOrigin,
  ]);
beforeEach(() => document.head.replaceChildren());
/** What this DOM lacks. */
beforeAll(() => Object.assign(globalThis, { CSS: { escape: (text: string) => text } }));

it('fetches nothing before it is asked for', () => {
  const { manifests, entries } = setUp(() => Promise.resolve(screen));
  expect([...manifests, ...entries, ...preloaded()]).toEqual([]);
});

it("runs the entry with the host's packages, and has the module's files fetched beside it", async () => {
  const { loader, manifests, entries, scopes } = setUp(() => Promise.resolve(screen));
  await loader.load('auth/AuthScreen');
  expect(manifests).toEqual(['http://localhost/remotes/auth/1/mf-manifest.json']);
  expect(entries).toEqual(['http://localhost/remotes/auth/1/remoteEntry.js']);
  expect(scopes).toEqual([shareScope]);
  expect(preloaded()).toEqual([
    [
      'preload',
      'script',
      'http://localhost/remotes/auth/1/remoteEntry.js',
      'sha384-e',
      'anonymous',
    ],
    ['preload', 'script', 'http://localhost/remotes/auth/1/1.js', 'sha384-j', 'anonymous'],
    ['preload', 'style', 'http://localhost/remotes/auth/1/1.css', 'sha384-c', 'anonymous'],
  ]);
});

it('runs one entry for all modules of a remote', async () => {
  const { loader, entries, loads } = setUp(() => Promise.resolve(screen));
  await Promise.all([
    loader.load('auth/AuthScreen'),
    loader.load('auth/Other' as 'auth/AuthScreen'),
  ]);
  expect(entries).toHaveLength(1);
  expect(loads).toEqual(['./AuthScreen', './Other']);
});

it('fetches ahead what a module starts from, once, and runs none of it', async () => {
  const { loader, manifests, entries } = setUp(() => Promise.resolve(screen));
  await loader.preload('auth/AuthScreen');
  await loader.preload('auth/AuthScreen');
  expect(preloaded()).toHaveLength(3);
  expect(entries).toEqual([]);
  await loader.load('auth/AuthScreen');
  expect(manifests).toHaveLength(1);
});

it('fetches again what it could not fetch ahead', async () => {
  let asked = 0;
  const fetch = () => {
    asked += 1;
    return Promise.resolve({
      ok: asked > 1,
      status: 503,
      text: () => Promise.resolve(JSON.stringify(manifest)),
    } as Response);
  };
  const { loader } = setUp(() => Promise.resolve(screen), { fetch });
  await loader.preload('auth/AuthScreen');
  expect(await loader.load('auth/AuthScreen')).toBe(screen);
});

it('runs nothing of a remote that needs other shared packages than the host has', async () => {
  const { loader, entries } = setUp(
    () => Promise.resolve(screen),
    {},
    { ...manifest, shared: [{ name: 'react', requiredVersion: '^18.2.0' }] },
  );
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({
    problem: 'incompatible',
    message: 'auth/AuthScreen: incompatible: needs react ^18.2.0, the host has 19.3.1',
  });
  expect(entries).toEqual([]);
});

it('loads a module once for all who ask', async () => {
  const { loader, loads } = setUp(() => Promise.resolve(screen));
  expect(
    await Promise.all([loader.load('auth/AuthScreen'), loader.load('auth/AuthScreen')]),
  ).toEqual([screen, screen]);
  expect(loads).toEqual(['./AuthScreen']);
});

it('tries afresh after a failure: another entry, all of it under URLs not used before', async () => {
  const { loader, manifests, entries } = setUp((_, index) =>
    index < 2 ? Promise.reject(new Error('Loading chunk 1 failed')) : Promise.resolve(screen),
  );
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({
    name: 'RemoteLoadError',
    problem: 'unreachable',
  });
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem: 'unreachable' });
  expect(await loader.load('auth/AuthScreen')).toBe(screen);
  expect(manifests.slice(1)).toEqual(
    [1, 2].map((retry) => `http://localhost/remotes/auth/1/mf-manifest.json?retry=${retry}`),
  );
  expect(entries.slice(1)).toEqual(
    [1, 2].map((retry) => `http://localhost/remotes/auth/1/remoteEntry.js?retry=${retry}`),
  );
});

const newer: RemoteEntry = {
  name: 'auth',
  manifest: '/remotes/auth/2/mf-manifest.json',
  version: '2',
  integrity: 'sha384-2',
};

it('takes another release at once where the list has come to name one: what failed may be there no more', async () => {
  const { loader, manifests } = setUp(
    (_, index) =>
      index === 0 ? Promise.reject(new Error('Loading chunk 27 failed')) : Promise.resolve(screen),
    { relist: () => Promise.resolve([newer]) },
  );
  expect(await loader.load('auth/AuthScreen')).toBe(screen);
  expect(manifests.at(-1)).toBe('http://localhost/remotes/auth/2/mf-manifest.json?retry=1');
});

it('follows the list as it is now when it tries afresh, and asks for it once each time', async () => {
  let lists = 0;
  const relist = () => Promise.resolve((lists += 1) === 1 ? remotes : [newer]);
  const { loader, manifests } = setUp(
    (_, index) => (index === 0 ? Promise.reject(new Error('x')) : Promise.resolve(screen)),
    { relist },
  );
  await expect(loader.load('auth/AuthScreen')).rejects.toThrow();
  await loader.load('auth/AuthScreen');
  expect(manifests.at(-1)).toBe('http://localhost/remotes/auth/2/mf-manifest.json?retry=1');
  expect(lists).toBe(2);
});

it('tells which version of a remote is on the page, and which would be loaded next', async () => {
  const relist = () => Promise.resolve([newer]);
  const { loader } = setUp(
    (_, index) =>
      index === 1 || index === 2 ? Promise.reject(new Error('x')) : Promise.resolve(screen),
    { relist },
  );
  expect(loader.releases()).toEqual([
    { name: 'auth', listed: '1', loaded: null, base: 'http://localhost/remotes/auth/1/' },
  ]);
  await loader.load('auth/AuthScreen');
  expect(loader.releases()).toMatchObject([{ listed: '1', loaded: '1' }]);
  await expect(loader.load('auth/Other' as 'auth/AuthScreen')).rejects.toThrow();
  expect(loader.releases()).toMatchObject([{ listed: '2', loaded: '1' }]);
  await loader.load('auth/Other' as 'auth/AuthScreen');
  expect(loader.releases()).toEqual([
    { name: 'auth', listed: '2', loaded: '2', base: 'http://localhost/remotes/auth/2/' },
  ]);
});

it('says so when the list does not name the remote, and finds it once it does', async () => {
  let lists = 0;
  const { loader } = setUp(() => Promise.resolve(screen), {
    remotes: [],
    relist: () => Promise.resolve((lists += 1) === 1 ? [] : remotes),
  });
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem: 'not_listed' });
  expect(await loader.load('auth/AuthScreen')).toBe(screen);
});

it.each([
  ['of a contract that does not fit', { contract: '2.0.0' }, 'incompatible'],
  [
    'of an origin that is not listed',
    { manifest: 'http://elsewhere.example/mf-manifest.json' },
    'refused',
  ],
  ['without an integrity', { integrity: undefined }, 'refused'],
])('asks for nothing of a line %s', async (_, change, problem) => {
  const { loader, manifests } = setUp(() => Promise.resolve(screen), {
    remotes: [{ ...remotes[0]!, ...change } as RemoteEntry],
  });
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem });
  expect(manifests).toEqual([]);
});

it.each([['2.0.0'], ['1.1.0'], [undefined]])(
  'refuses a module of contract %s on a host of 1.0.0',
  async (contractVersion) => {
    const { loader } = setUp(() => Promise.resolve({ ...screen, contractVersion }));
    await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem: 'incompatible' });
  },
);

it('refuses a module without a component', async () => {
  const { loader } = setUp(() => Promise.resolve({ contractVersion: '1.0.0' }));
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem: 'broken' });
});

it.each([
  ['Loading chunk 27 failed', 'unreachable'],
  ['Loading http://x/remoteEntry.js timed out after 15000 ms', 'timeout'],
  ['NetworkError: http://x/remoteEntry.js could not be fetched', 'unreachable'],
  ['Unsatisfied version: the page shares no react', 'incompatible'],
  ['RemoteRefusal: not in the manifest', 'refused'],
  ['x is not a function', 'broken'],
])('sorts "%s" as %s', async (message, problem) => {
  const { loader } = setUp(() => Promise.reject(new Error(message)));
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem });
});

it('gives up on a remote that never answers', async () => {
  jest.useFakeTimers();
  const { loader } = setUp(() => new Promise(() => undefined), { timeoutMs: 10_000 });
  const failure = expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({
    problem: 'timeout',
  });
  await jest.advanceTimersByTimeAsync(40_000);
  await failure;
  jest.useRealTimers();
});

describe('a module on the page that finds that its release is gone', () => {
  const second: RemoteEntry[] = [
    {
      name: 'auth',
      manifest: '/remotes/auth/2/mf-manifest.json',
      version: '2',
      integrity: 'sha384-2',
    },
  ];

  it('comes from the release that is live now, when it is loaded again', async () => {
    const { loader, manifests } = setUp(() => Promise.resolve(screen), {
      relist: () => Promise.resolve(second),
    });
    await loader.load('auth/AuthScreen');
    expect(await loader.renew('auth/AuthScreen')).toBe(true);
    await loader.load('auth/AuthScreen');
    expect(manifests.map((url) => new URL(url).pathname)).toEqual([
      '/remotes/auth/1/mf-manifest.json',
      '/remotes/auth/2/mf-manifest.json',
    ]);
    expect(await loader.renew('auth/AuthScreen')).toBe(false);
  });

  it('stays as it is where its own release is the one that is live, and where the list cannot be read', async () => {
    for (const relist of [
      () => Promise.resolve(remotes),
      () => Promise.reject(new Error('offline')),
    ]) {
      const { loader, manifests } = setUp(() => Promise.resolve(screen), { relist });
      await loader.load('auth/AuthScreen');
      expect(await loader.renew('auth/AuthScreen')).toBe(false);
      await loader.load('auth/AuthScreen');
      expect(manifests).toHaveLength(1);
    }
  });
});
