import { CONTRACT_VERSION } from '@portal/mfe-contract';
import { fetchAhead, type EarlyPage, type FileToFetch } from './fetch-ahead';

const ORIGIN = 'http://remotes.example';
const manifestOf = (expose: string) => ({
  metaData: { remoteEntry: { path: '', name: 'entry.js' } },
  exposes: [{ name: expose, assets: { js: { sync: ['assets/1.js'] }, css: { sync: ['assets/1.css'] } } }],
  integrity: { 'entry.js': 'sha384-entry', 'assets/1.js': 'sha384-js', 'assets/1.css': 'sha384-css' },
});
const line = (name: string) => ({ name, manifest: `${ORIGIN}/${name}/m.json`, version: '1', integrity: `sha384-${name}`, contract: CONTRACT_VERSION });
const FILES: Record<string, unknown> = {
  '/config.json': { federation: { environment: 'production', origins: [ORIGIN] } },
  '/remotes.json': { remotes: [line('onboarding'), line('auth')] },
  [`${ORIGIN}/auth/m.json`]: manifestOf('AuthScreen'),
  [`${ORIGIN}/onboarding/m.json`]: manifestOf('Setup'),
};

async function ahead(change: Partial<EarlyPage> = {}, files: Record<string, unknown> = {}) {
  const [read, preloaded]: [FileToFetch[], unknown[][]] = [[], []];
  const contents = { ...FILES, ...files };
  const ended = fetchAhead({
    url: 'http://portal.example/', isSignedIn: false, language: 'en-US',
    read: (file) => { read.push(file); return file.url in contents ? Promise.resolve(contents[file.url]) : Promise.reject(new Error('404')); },
    preload: (kind, { url, integrity }) => preloaded.push([kind, url, integrity]),
    ...change,
  });
  return { error: await ended.then(() => null, (error: unknown) => error), manifests: read.slice(2), texts: preloaded.filter(([kind]) => kind === 'fetch').map(([, url]) => url), code: preloaded.filter(([kind]) => kind !== 'fetch') };
}

it('fetches login, from the texts to the style sheet, each with its hash', async () => {
  const { manifests, texts, code } = await ahead();
  expect(texts).toEqual(['/locales/en-US/auth.json']);
  expect(manifests).toEqual([{ url: `${ORIGIN}/auth/m.json`, integrity: 'sha384-auth' }]);
  expect(code).toEqual([
    ['script', `${ORIGIN}/auth/entry.js`, 'sha384-entry'],
    ['script', `${ORIGIN}/auth/assets/1.js`, 'sha384-js'],
    ['style', `${ORIGIN}/auth/assets/1.css`, 'sha384-css'],
  ]);
});

it('fetches setup for somebody who is signed in', async () => {
  const { manifests, texts } = await ahead({ isSignedIn: true });
  expect(texts).toEqual(['/locales/en-US/setup.json']);
  expect(manifests).toMatchObject([{ url: `${ORIGIN}/onboarding/m.json` }]);
});

it("in Arabic the page's own texts too, which come with its code in English alone", async () => {
  expect((await ahead({ language: 'ar-SA' })).texts).toEqual(['/locales/ar-SA/common.json', '/locales/ar-SA/shell.json', '/locales/ar-SA/auth.json']);
});

it.each([
  ['of an origin that is not listed', { manifest: 'http://elsewhere.example/m.json' }],
  ['without an integrity', { integrity: undefined }],
  ['of a contract that does not fit', { contract: '99.0.0' }],
])('asks for nothing of a line %s', async (_, change) => {
  const { manifests, code } = await ahead({}, { '/remotes.json': { remotes: [{ ...line('auth'), ...change }] } });
  expect([manifests, code]).toEqual([[], []]);
});

it('asks for no file that the manifest puts on another origin', async () => {
  const { error, code } = await ahead({}, { [`${ORIGIN}/auth/m.json`]: { ...manifestOf('AuthScreen'), metaData: { remoteEntry: { path: 'http://elsewhere.example/', name: 'entry.js' } } } });
  expect(code).toEqual([]);
  expect(error).not.toBeNull();
});

it('asks for no file without a hash', async () => {
  const { code } = await ahead({}, { [`${ORIGIN}/auth/m.json`]: { ...manifestOf('AuthScreen'), integrity: { 'entry.js': 'sha384-entry' } } });
  expect(code).toEqual([['script', `${ORIGIN}/auth/entry.js`, 'sha384-entry']]);
});

it('leaves a page whose address may ask for a preview to the main script', async () => {
  const config = { '/config.json': { federation: { environment: 'staging', origins: [ORIGIN] } } };
  expect((await ahead({ url: 'http://portal.example/?remote.auth=2' }, config)).manifests).toEqual([]);
  expect((await ahead({ url: 'http://portal.example/' }, config)).manifests).toHaveLength(1);
});

it.each([['missing', undefined], ['of another shape', { modules: {} }]])('a list that is %s ends it, and the texts come all the same', async (_, listing) => {
  const { error, texts, manifests } = await ahead({}, { '/remotes.json': listing });
  expect(error).not.toBeNull();
  expect([texts.length, manifests]).toEqual([1, []]);
});
