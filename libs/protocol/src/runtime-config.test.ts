import { issuesInWords } from './issues-in-words';
import { runtimeConfigSchema } from './runtime-config';

const engine = { kind: 'built-in', name: 'x' };
const config = {
  mainApiUrl: 'http://127.0.0.1:4300',
  voiceApiUrl: 'https://voice.example/api',
  apiKey: 'key',
  appId: null,
  engines: {
    hearing: { 'en-US': [engine, { kind: 'hosted', name: 'y' }], 'ar-SA': [] },
    speaking: engine,
    language: { kind: 'none', name: '-' },
  },
  federation: {
    environment: 'production',
    origins: ['https://auth.portal.example', 'http://127.0.0.1:4201'],
  },
};
const wordsOf = (value: unknown) =>
  issuesInWords(runtimeConfigSchema.safeParse(value).error ?? { issues: [] }, 'file');

it('is read whole, and without what is not known', () => {
  const more = { ...config, secret: 1, federation: { ...config.federation, more: 1 } };
  expect(runtimeConfigSchema.parse(more)).toEqual(config);
});

it.each([null, 'x', [], 7])('is no config where it is %j', (value) =>
  expect(wordsOf(value)).toBe('file: Invalid input'),
);

it.each([
  ['mainApiUrl', { mainApiUrl: '/api' }],
  ['voiceApiUrl', { voiceApiUrl: undefined }],
  ['apiKey', { apiKey: undefined }],
  ['engines.speaking.kind', { engines: { ...config.engines, speaking: { ...engine, kind: 'x' } } }],
  [
    'engines.hearing.en-US.0.kind',
    {
      engines: {
        ...config.engines,
        hearing: { 'en-US': [{ kind: 'none', name: 'x' }], 'ar-SA': [] },
      },
    },
  ],
  ['federation.environment', { federation: { ...config.federation, environment: 'staging' } }],
])('names %s where it is wrong', (field, wrong) =>
  expect(wordsOf({ ...config, ...wrong })).toBe(`${field}: Invalid input`),
);

it.each(['https://a.example/', 'https://a.example/path', 'https://A.example', 'null', '//host'])(
  'takes no %j for an origin',
  (origin) =>
    expect(wordsOf({ ...config, federation: { ...config.federation, origins: [origin] } })).toMatch(
      /^federation\.origins\.0: /,
    ),
);
