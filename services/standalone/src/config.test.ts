import { loadStandaloneConfig } from './config';

const env = {
  JWT_SECRET: 'j'.repeat(32),
  INTERVIEWER_TOKEN: 'i'.repeat(16),
  LIVEKIT_URL: 'ws://127.0.0.1:7880',
  LIVEKIT_API_KEY: 'key',
  LIVEKIT_API_SECRET: 's'.repeat(32),
  SITE_ORIGINS: 'http://127.0.0.1:4200',
  API_KEY: 'pk_page',
};

test('each server has its own port; PORT, for a server that runs alone, changes none of them', () => {
  const { ports } = loadStandaloneConfig({ ...env, PORT: '9999', PORT_AUTH: '5201' }, '/portal');
  expect(ports).toMatchObject({
    shell: 4200,
    auth: 5201,
    onboarding: 4202,
    interview: 4203,
    mainApi: 4300,
    voiceApi: 4301,
  });
});

test.each([
  [{}, 'http://127.0.0.1:4301'],
  [{ VOICE_API_URL: 'https://voice.example', PORT_VOICE_API: '5301' }, 'http://127.0.0.1:5301'],
  [{ HOST: '0.0.0.0' }, 'http://127.0.0.1:4301'],
])('the main API calls the voice API of this process directly: %j', (given, url) => {
  expect(loadStandaloneConfig({ ...env, ...given }, '/portal').main.voiceApiUrl).toBe(url);
});

test("the page's configuration contains no secrets", () => {
  const { site } = loadStandaloneConfig(env, '/portal');
  const text = JSON.stringify(site);
  for (const secret of [env.JWT_SECRET, env.INTERVIEWER_TOKEN, env.LIVEKIT_API_SECRET])
    expect(text).not.toContain(secret);
});

test.each([
  [{ PORT_SHELL: 'many' }, 'PORT_SHELL must be a port number'],
  [{ JWT_SECRET: '' }, 'JWT_SECRET is required'],
  [{ MAIN_API_URL: 'here' }, 'mainApiUrl'],
])('names an invalid variable: %j', (wrong, words) => {
  expect(() => loadStandaloneConfig({ ...env, ...wrong }, '/portal')).toThrow(words);
});
