import { loadMainConfig } from './config';

const env = { JWT_SECRET: 'j'.repeat(32), INTERVIEWER_TOKEN: 'i'.repeat(16) };

test('reads where the voice API is', () => {
  expect(loadMainConfig({ ...env, VOICE_API_URL: 'http://voice-api:4301' })).toMatchObject({
    port: 4_300,
    voiceApiUrl: 'http://voice-api:4301',
  });
});

test.each([{}, { VOICE_API_URL: '' }])('may have no voice API: %j', (given) => {
  expect(loadMainConfig({ ...env, ...given }).voiceApiUrl).toBeUndefined();
});

test.each(['here', 'ftp://voice-api'])('names the invalid variable: %s', (url) => {
  expect(() => loadMainConfig({ ...env, VOICE_API_URL: url })).toThrow(
    'Configuration: VOICE_API_URL must be an http:// or https:// address',
  );
});
