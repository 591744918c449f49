import { jest } from '@jest/globals';
import { fakeRemote, type FakeRemote } from './testing/fake-remote';

const screen = { contractVersion: '1.0.0', default: () => null };
let remote: FakeRemote;

/**
 * Sets up a loader with a fake remote. `give` returns the exposed module, given its name and the
 * number of earlier calls.
 */
function setUp(
  give: (expose: string, index: number) => Promise<unknown> = () => Promise.resolve(screen),
  options: Partial<Parameters<typeof fakeRemote>[0]> = {},
) {
  const given: string[] = [];
  remote = fakeRemote({
    give: (expose, index) => {
      given.push(expose);
      return give(expose, index);
    },
    ...options,
  });
  return { ...remote, given };
}
/** Returns the part after `/auth/` of each requested URL that contains `name`. */
const filesOf = (asked: string[], name: string) =>
  asked.filter((url) => url.includes(name)).map((url) => url.replace(/^.*\/auth\//, ''));
/** Silences the warning that the federation runtime logs when a remote is registered again. */
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => remote.end());

it('fetches nothing until asked', () => {
  expect(setUp().asked).toEqual([]);
});

it("fetches the manifest, then the entry and the module's files, each with its hash", async () => {
  const { loader, asked, integrity } = setUp();
  await loader.load('auth/AuthScreen');
  const short = asked.map((url) => url.replace(/^.*\/auth\//, ''));
  expect(short[0]).toBe('1/mf-manifest.json');
  expect(short.slice(1).sort()).toEqual(['1/1.css', '1/1.js', '1/remoteEntry.js']);
  expect([...integrity.values()].sort()).toEqual(['sha384-c', 'sha384-e', 'sha384-j']);
  expect(document.head.querySelectorAll('link[rel=stylesheet][crossorigin=anonymous]').length).toBe(
    1,
  );
});

it('runs one entry for all modules of a remote', async () => {
  const { loader, asked, given } = setUp();
  await Promise.all([
    loader.load('auth/AuthScreen'),
    loader.load('auth/Other' as 'auth/AuthScreen'),
  ]);
  expect(filesOf(asked, 'remoteEntry.js')).toEqual(['1/remoteEntry.js']);
  expect(given.sort()).toEqual(['./AuthScreen', './Other']);
});

it("preloads the module's files without running it", async () => {
  const { loader, asked, given } = setUp();
  await loader.preload('auth/AuthScreen');
  const ahead = asked.map((url) => url.replace(/^.*\/auth\//, '')).sort();
  expect(ahead).toEqual(['1/1.css', '1/1.js', '1/mf-manifest.json', '1/remoteEntry.js']);
  expect(given).toEqual([]);
  await loader.load('auth/AuthScreen');
  expect(filesOf(asked, 'mf-manifest.json')).toEqual(['1/mf-manifest.json']);
  // The entry is requested once to preload it and once to run it.
  expect(filesOf(asked, 'remoteEntry.js')).toEqual(['1/remoteEntry.js', '1/remoteEntry.js']);
});

it('preloads nothing of a remote with an incompatible contract', async () => {
  const { loader, asked } = setUp(undefined, {
    listed: (first) => [{ ...first, contract: '2.0.0' }],
  });
  await loader.preload('auth/AuthScreen');
  expect(asked).toEqual([]);
});

it('a failed preload does not cost loaded modules an attempt', async () => {
  let ahead = true;
  const { loader, asked } = setUp(undefined, {
    answer: (part) => ({ kind: ahead && part === 'style sheet' ? 'fails' : 'comes' }),
  });
  await loader.preload('auth/AuthScreen');
  ahead = false;
  expect(await loader.load('auth/AuthScreen')).toBe(screen);
  expect(filesOf(asked, 'mf-manifest.json')).toEqual(['1/mf-manifest.json']);
});

it('two modules with the same files both load with them, or neither does', async () => {
  const { loader } = setUp(undefined, {
    timeoutMs: 60,
    answer: (part) => ({ kind: part === 'style sheet' ? 'hangs' : 'comes' }),
  });
  for (const failed of await Promise.allSettled([
    loader.load('auth/AuthScreen'),
    loader.load('auth/Other' as 'auth/AuthScreen'),
  ]))
    expect(failed).toMatchObject({ status: 'rejected', reason: { problem: 'timeout' } });
});

it('a late failure of one module does not affect an attempt started by another', async () => {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('x is not a function')), 120);
  });
  const { loader, asked } = setUp((expose, index) => {
    if (expose === './Other') return late;
    return index < 2
      ? Promise.reject(new Error('Loading chunk 1 failed'))
      : Promise.resolve(screen);
  });
  const other = loader.load('auth/Other' as 'auth/AuthScreen').catch((error: unknown) => error);
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem: 'unreachable' });
  expect(await loader.load('auth/AuthScreen')).toBe(screen);
  // The slower load must report its own error, not the error of the module that failed first.
  expect(await other).toMatchObject({ problem: 'broken' });
  expect(filesOf(asked, 'mf-manifest.json')).toEqual([
    '1/mf-manifest.json',
    '1/mf-manifest.json?retry=1',
  ]);
  await loader.load('auth/Third' as 'auth/AuthScreen');
  expect(filesOf(asked, 'mf-manifest.json')).toHaveLength(2);
});

it('fetches again what failed to preload', async () => {
  let asked = 0;
  const { loader } = setUp(undefined, {
    answer: (part) =>
      part === 'manifest' && (asked += 1) === 1
        ? { kind: 'status', status: 503 }
        : { kind: 'comes' },
  });
  await loader.preload('auth/AuthScreen');
  expect(await loader.load('auth/AuthScreen')).toBe(screen);
});

it("names the incompatible shared package in the federation's words", async () => {
  const { loader } = setUp(() =>
    Promise.reject(
      new Error(
        'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of auth which needs ^20.0.0)',
      ),
    ),
  );
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({
    problem: 'incompatible',
    message: expect.stringContaining('react') as string,
  });
});

it('loads a module once for all callers', async () => {
  const { loader, given } = setUp();
  expect(
    await Promise.all([loader.load('auth/AuthScreen'), loader.load('auth/AuthScreen')]),
  ).toEqual([screen, screen]);
  expect(given).toEqual(['./AuthScreen']);
});

it('retries after a failure with new URLs for all files', async () => {
  const { loader, asked } = setUp((_, index) =>
    index < 2 ? Promise.reject(new Error('Loading chunk 1 failed')) : Promise.resolve(screen),
  );
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({
    name: 'RemoteLoadError',
    problem: 'unreachable',
  });
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem: 'unreachable' });
  expect(await loader.load('auth/AuthScreen')).toBe(screen);
  for (const file of ['mf-manifest.json', 'remoteEntry.js', '1.js', '1.css'])
    expect(filesOf(asked, `1/${file}`)).toEqual(
      ['', '?retry=1', '?retry=2'].map((query) => `1/${file}${query}`),
    );
});

it('uses another release immediately if the list now names one', async () => {
  const { loader, asked } = setUp(
    (_, index) =>
      index === 0 ? Promise.reject(new Error('Loading chunk 27 failed')) : Promise.resolve(screen),
    { relist: () => Promise.resolve([remote.line(2)]) },
  );
  expect(await loader.load('auth/AuthScreen')).toBe(screen);
  expect(filesOf(asked, 'mf-manifest.json').at(-1)).toBe('2/mf-manifest.json?retry=1');
});

it('retries with the current list and reads it once per retry', async () => {
  let lists = 0;
  const relist = () => Promise.resolve([remote.line((lists += 1))]);
  const { loader, asked } = setUp(
    (_, index) => (index === 0 ? Promise.reject(new Error('x')) : Promise.resolve(screen)),
    { relist },
  );
  await expect(loader.load('auth/AuthScreen')).rejects.toThrow();
  await loader.load('auth/AuthScreen');
  expect(filesOf(asked, 'mf-manifest.json').at(-1)).toBe('2/mf-manifest.json?retry=1');
  expect(lists).toBe(2);
});

it('reports which version of a remote is loaded and which comes next', async () => {
  const relist = () => Promise.resolve([remote.line(2)]);
  const { loader, line } = setUp(
    (_, index) =>
      index === 1 || index === 2 ? Promise.reject(new Error('x')) : Promise.resolve(screen),
    { relist },
  );
  expect(loader.releases()).toEqual([
    {
      name: 'auth',
      listed: '1',
      loaded: null,
      base: line(1).manifest.replace('mf-manifest.json', ''),
    },
  ]);
  await loader.load('auth/AuthScreen');
  expect(loader.releases()).toMatchObject([{ listed: '1', loaded: '1' }]);
  await expect(loader.load('auth/Other' as 'auth/AuthScreen')).rejects.toThrow();
  expect(loader.releases()).toMatchObject([{ listed: '2', loaded: '1' }]);
  await loader.load('auth/Other' as 'auth/AuthScreen');
  expect(loader.releases()).toEqual([
    {
      name: 'auth',
      listed: '2',
      loaded: '2',
      base: line(2).manifest.replace('mf-manifest.json', ''),
    },
  ]);
});

it('fails if the list does not name the remote, and finds it once it does', async () => {
  let lists = 0;
  const { loader } = setUp(undefined, {
    listed: () => [],
    relist: () => Promise.resolve((lists += 1) === 1 ? [] : [remote.line(1)]),
  });
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem: 'not_listed' });
  expect(await loader.load('auth/AuthScreen')).toBe(screen);
});

it.each([
  ['with an incompatible contract', { contract: '2.0.0' }, 'incompatible'],
  ['from an unlisted origin', { manifest: 'http://elsewhere.example/mf-manifest.json' }, 'refused'],
  ['without integrity', { integrity: undefined }, 'refused'],
])('fetches nothing for an entry %s', async (_, change, problem) => {
  const { loader, asked } = setUp(undefined, {
    listed: (first) => [{ ...first, ...change } as typeof first],
  });
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem });
  expect(asked).toEqual([]);
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
  ['react does not satisfy the requirement of auth which needs ^20.0.0', 'incompatible'],
  ['RemoteRefusal: not in the manifest', 'refused'],
  ['x is not a function', 'broken'],
])('classifies "%s" as %s', async (message, problem) => {
  const { loader } = setUp(() => Promise.reject(new Error(message)));
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem });
});

it('gives up on a module that never loads', async () => {
  const { loader } = setUp(() => new Promise(() => undefined), { timeoutMs: 20 });
  await expect(loader.load('auth/AuthScreen')).rejects.toMatchObject({ problem: 'timeout' });
});

describe('a loaded module whose release is gone', () => {
  it('is loaded again from the live release', async () => {
    const { loader, asked } = setUp(undefined, {
      relist: () => Promise.resolve([remote.line(2)]),
    });
    await loader.load('auth/AuthScreen');
    expect(await loader.renew('auth/AuthScreen')).toBe(true);
    await loader.load('auth/AuthScreen');
    expect(filesOf(asked, 'mf-manifest.json')).toEqual([
      '1/mf-manifest.json',
      '2/mf-manifest.json?retry=1',
    ]);
    expect(await loader.renew('auth/AuthScreen')).toBe(false);
  });

  it.each([
    ['its release is still live', () => Promise.resolve([remote.line(1)])],
    ['the list cannot be read', () => Promise.reject(new Error('offline'))],
  ])('stays if %s', async (_, relist) => {
    const { loader, asked } = setUp(undefined, { relist });
    await loader.load('auth/AuthScreen');
    expect(await loader.renew('auth/AuthScreen')).toBe(false);
    await loader.load('auth/AuthScreen');
    expect(filesOf(asked, 'mf-manifest.json')).toEqual(['1/mf-manifest.json']);
  });
});
