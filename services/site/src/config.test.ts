import { generateKeyPairSync } from 'node:crypto';
import { loadSiteConfig } from './config';

const env = { LIVEKIT_URL: 'ws://127.0.0.1:7880', API_KEY: 'pk_page' };

test('the page gets the addresses of the servers and has a publishable key', () => {
  const site = loadSiteConfig({ ...env, PORT_VOICE_API: '5301' }, '/portal');
  expect(site.runtime).toMatchObject({
    mainApiUrl: 'http://127.0.0.1:4300',
    voiceApiUrl: 'http://127.0.0.1:5301',
    apiKey: 'pk_page',
    appId: null,
  });
  expect(site.remotes.map(({ name, origin, folder }) => [name, origin, folder])).toEqual(
    expect.arrayContaining([
      ['auth', 'http://127.0.0.1:4201', '/portal/apps/auth-mfe/dist'],
      ['onboarding', 'http://127.0.0.1:4202', '/portal/apps/onboarding-mfe/dist'],
      ['interview', 'http://127.0.0.1:4203', '/portal/apps/interview-mfe/dist'],
    ]),
  );
});

test("allows remotes from this installation's origins, and is in production unless told otherwise", () => {
  const federation = (more: object = {}) =>
    loadSiteConfig({ ...env, ...more }, '/portal').runtime.federation;
  expect(federation().environment).toBe('production');
  expect(federation().origins).toEqual(
    expect.arrayContaining([
      'http://127.0.0.1:4201',
      'http://127.0.0.1:4202',
      'http://127.0.0.1:4203',
    ]),
  );
  expect(federation({ FEDERATION_ENVIRONMENT: 'preview' }).environment).toBe('preview');
  expect(
    federation({ REMOTES_BASE_URL: 'https://cdn.portal.example/remotes' }).origins.at(-1),
  ).toBe('https://cdn.portal.example');
});

test('serves the builds unless a folder of released remotes is given', () => {
  const releases = (more: object = {}) => loadSiteConfig({ ...env, ...more }, '/').releases;
  expect([releases(), releases({ REMOTES_DIR: '' }), releases({ REMOTES_DIR: 'tmp' })]).toEqual([
    null,
    null,
    '/tmp',
  ]);
});

test('behind a proxy, the page has its public address and loads remotes from there or from the release origin', () => {
  const behind = (more: object = {}) =>
    loadSiteConfig(
      {
        ...env,
        HOST: '0.0.0.0',
        SITE_ORIGIN: 'https://portal.example/',
        REMOTES_DIR: 'tmp',
        ...more,
      },
      '/',
    );
  expect(behind()).toMatchObject({
    origin: 'https://portal.example',
    port: 4200,
    runtime: { federation: { origins: [] } },
  });
  expect(
    behind({ REMOTES_BASE_URL: 'https://cdn.portal.example' }).runtime.federation.origins,
  ).toEqual(['https://cdn.portal.example']);
});

test('without engines, speech input is off and answers are typed', () => {
  expect(loadSiteConfig(env, '/portal').runtime.engines.hearing).toEqual({
    'en-US': [],
    'ar-SA': [],
  });
});

test.each([
  [{ PORT_SHELL: 'many' }, 'PORT_SHELL must be a port number'],
  [{ ENGINES_JSON: '{' }, 'ENGINES_JSON must be JSON'],
  [{ ENGINES_JSON: '{}' }, 'engines.hearing'],
  [{ MAIN_API_URL: 'here' }, 'mainApiUrl'],
  [{ REMOTES_DIR: '/no/such/folder' }, 'REMOTES_DIR names /no/such/folder, which does not exist'],
  [{ SITE_ORIGIN: 'portal.example', REMOTES_DIR: '/tmp' }, 'SITE_ORIGIN must be an origin'],
  [{ SITE_ORIGIN: 'https://portal.example' }, 'SITE_ORIGIN needs REMOTES_DIR'],
  [{ FEDERATION_ENVIRONMENT: 'staging' }, 'federation.environment'],
])('names an invalid variable: %j', (wrong, words) => {
  expect(() => loadSiteConfig({ ...env, ...wrong }, '/portal')).toThrow(words);
});

describe('the signing key of the list of builds', () => {
  const pem = (kind: 'ed25519' | 'x25519') =>
    generateKeyPairSync(kind as 'ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const key = { REMOTES_SIGNING_KEY: String(pem('ed25519')), REMOTES_LIST_FILE: 'data/list.json' };
  const signing = (more: Record<string, string>) =>
    loadSiteConfig({ ...env, ...more }, '/portal').signing;

  test('needs a file for the newest list, and is not needed for released remotes', () => {
    expect(signing(key)).toMatchObject({
      key: { asymmetricKeyType: 'ed25519' },
      file: '/portal/data/list.json',
    });
    expect(signing({})).toBeNull();
    expect(signing({ ...key, REMOTES_DIR: '/tmp' })).toBeNull();
  });

  test.each([
    ['without that file', { REMOTES_LIST_FILE: '' }, /needs REMOTES_LIST_FILE/],
    ['of another type', { REMOTES_SIGNING_KEY: String(pem('x25519')) }, /must be an Ed25519 key/],
    ['that does not exist', { REMOTES_SIGNING_KEY: '/nowhere.pem' }, /must be an Ed25519 key/],
  ])('is refused %s', (_, more, said) => {
    expect(() => signing({ ...key, ...more })).toThrow(said);
  });
});
