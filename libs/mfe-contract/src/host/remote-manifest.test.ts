import { jest } from '@jest/globals';
import { fetchManifest } from './remote-manifest';
import { RemoteRefusal, remoteTrust } from './remote-trust';

const files = {
  js: { sync: ['assets/1.js'], async: [] },
  css: { sync: ['assets/1.css'], async: [] },
};
const body = {
  metaData: { globalName: 'auth', remoteEntry: { path: '', name: 'remoteEntry.js', type: 'var' } },
  shared: [{ name: 'react', singleton: true, requiredVersion: '^19.3.1' }],
  exposes: [{ name: 'AuthScreen', assets: files }],
  integrity: {
    'remoteEntry.js': 'sha384-e',
    'assets/1.js': 'sha384-1',
    'assets/1.css': 'sha384-c',
  },
};
const url = 'http://auth.example/1/mf-manifest.json?retry=1';
const line = {
  name: 'auth',
  manifest: 'http://auth.example/1/mf-manifest.json',
  version: '1',
  integrity: 'sha384-m',
};

function ask({
  environment = 'production' as 'production' | 'development',
  entry = line as Parameters<typeof fetchManifest>[0]['entry'],
  answer = body as object,
  from = url,
  status = 200,
} = {}) {
  const fetch = jest.fn<typeof globalThis.fetch>().mockResolvedValue({
    ok: status < 400,
    status,
    text: () => Promise.resolve(JSON.stringify(answer)),
  } as Response);
  const trust = remoteTrust(
    { environment, origins: ['http://auth.example'] },
    'http://portal.example/',
  );
  return { fetch, manifest: fetchManifest({ entry, url: from, trust, timeoutMs: 1_000, fetch }) };
}

it("is fetched with its entry's integrity and a time limit", async () => {
  const { fetch, manifest } = ask();
  await manifest;
  expect(fetch).toHaveBeenCalledWith(
    url,
    expect.objectContaining({
      integrity: 'sha384-m',
      signal: expect.any(AbortSignal) as AbortSignal,
    }),
  );
});

it("lists a module's files with its own query", async () => {
  const manifest = await ask().manifest;
  expect(manifest.filesOf('AuthScreen')).toEqual({
    scripts: ['http://auth.example/1/assets/1.js?retry=1'],
    styles: ['http://auth.example/1/assets/1.css?retry=1'],
  });
  expect(manifest.filesOf('Other')).toEqual({ scripts: [], styles: [] });
});

it('gives the integrity of each file, whatever its query', async () => {
  const manifest = await ask().manifest;
  for (const query of ['', '?retry=1', '?other'])
    expect(manifest.file(`http://auth.example/1/remoteEntry.js${query}`)).toEqual({
      url: 'http://auth.example/1/remoteEntry.js?retry=1',
      integrity: 'sha384-e',
    });
});

it('gives no file without a hash or from elsewhere', async () => {
  const manifest = await ask({
    answer: {
      ...body,
      integrity: { ...body.integrity, 'http://elsewhere.example/1.js': 'sha384-x' },
    },
  }).manifest;
  for (const url of [
    'http://auth.example/1/other.js',
    'http://auth.example/remoteEntry.js',
    'http://elsewhere.example/1.js',
  ])
    expect(() => manifest.file(url)).toThrow(RemoteRefusal);
});

it('gives no module file without a hash', async () => {
  const manifest = await ask({
    answer: { ...body, integrity: { 'remoteEntry.js': 'sha384-e', 'assets/1.js': 'sha384-1' } },
  }).manifest;
  expect(() => manifest.filesOf('AuthScreen')).toThrow(RemoteRefusal);
});

it.each([
  ['an entry without integrity', { entry: { ...line, integrity: undefined } as never }],
  [
    'an entry with another origin',
    { entry: { ...line, manifest: 'http://elsewhere.example/mf-manifest.json' } },
  ],
  ['another origin than its entry', { from: 'http://elsewhere.example/mf-manifest.json' }],
])('is not fetched from %s', async (_, given) => {
  const { fetch, manifest } = ask(given);
  await expect(manifest).rejects.toMatchObject({ name: 'RemoteRefusal' });
  expect(fetch).not.toHaveBeenCalled();
});

it('is refused without the integrity of its files', async () => {
  await expect(ask({ answer: { ...body, integrity: undefined } }).manifest).rejects.toMatchObject({
    name: 'RemoteRefusal',
  });
});

it('requires none of this in development', async () => {
  const { manifest } = ask({
    environment: 'development',
    entry: { ...line, integrity: undefined } as never,
    answer: { ...body, integrity: undefined },
  });
  expect((await manifest).file('remoteEntry.js')).toEqual({
    url: 'http://auth.example/1/remoteEntry.js?retry=1',
  });
});

it.each(['module', 'esm', 'system'])(
  'fails if its entry is a %s, which no hash would protect',
  async (type) => {
    const metaData = { ...body.metaData, remoteEntry: { ...body.metaData.remoteEntry, type } };
    await expect(ask({ answer: { ...body, metaData } }).manifest).rejects.toThrow(
      'mf-manifest.json: metaData.remoteEntry.type',
    );
  },
);

it('is refused for another remote', async () => {
  const metaData = { ...body.metaData, globalName: 'interview' };
  await expect(ask({ answer: { ...body, metaData } }).manifest).rejects.toMatchObject({
    name: 'RemoteRefusal',
  });
});

it('fails on an error status', async () => {
  await expect(ask({ status: 503 }).manifest).rejects.toThrow('HTTP 503');
});

it('lacks only its own integrity when requested by URL in a preview', async () => {
  const { fetch, manifest } = ask({
    entry: { ...line, integrity: undefined, unpinned: true } as never,
  });
  await manifest;
  expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('integrity');
  await expect(
    ask({
      entry: { ...line, integrity: undefined, unpinned: true } as never,
      answer: { ...body, integrity: undefined },
    }).manifest,
  ).rejects.toMatchObject({ name: 'RemoteRefusal' });
});

it.each([
  ['exposes: Invalid input', { exposes: {} }],
  ['exposes.0.name: Invalid input', { exposes: [{ assets: files }] }],
  ['exposes.0.assets: Invalid input', { exposes: [{ name: 'AuthScreen' }] }],
  [
    'exposes.0.assets.css.sync.1: Invalid input',
    { exposes: [{ name: 'AuthScreen', assets: { ...files, css: { sync: ['a.css', null] } } }] },
  ],
  ['integrity: Invalid input', { integrity: ['sha384-1'] }],
  ['integrity.remoteEntry.js: Invalid input', { integrity: { 'remoteEntry.js': 7 } }],
])("of another shape fails with the field's name: %s", async (problem, wrong) => {
  await expect(ask({ answer: { ...body, ...wrong } }).manifest).rejects.toThrow(
    `mf-manifest.json: ${problem}`,
  );
});

it('fails if it is not an object', async () => {
  await expect(ask({ answer: [] }).manifest).rejects.toThrow(
    'mf-manifest.json: file: Invalid input',
  );
});
