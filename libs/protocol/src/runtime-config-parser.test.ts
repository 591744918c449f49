import { runtimeConfigSchema } from './runtime-config';
import { runtimeConfigParser } from './runtime-config-parser';

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

/** The sample with one field replaced; without a value it is taken away. */
function withField(path: string, value?: unknown): unknown {
  const copy = structuredClone(config) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

const FIELDS = [
  'mainApiUrl',
  'voiceApiUrl',
  'apiKey',
  'appId',
  'engines',
  'engines.hearing',
  'engines.hearing.en-US',
  'engines.hearing.ar-SA',
  'engines.hearing.en-US.0',
  'engines.hearing.en-US.0.kind',
  'engines.hearing.en-US.0.name',
  'engines.speaking',
  'engines.speaking.kind',
  'engines.speaking.name',
  'engines.language',
  'engines.language.kind',
  'federation',
  'federation.environment',
  'federation.origins',
  'federation.origins.0',
];
const VALUES = [
  undefined,
  null,
  true,
  0,
  '',
  'x',
  [],
  {},
  ['x'],
  [null],
  'here',
  '//host',
  'http://',
  ' http://a.example ',
  'http://a.ex\nample',
  'ftp://a.example',
  'javascript:0',
  'http://a.example/',
  'https://A.example',
  'https://a.example:443',
  'https://a.example/path',
  'null',
  'none',
  'browser',
  'production',
  'staging',
  [engine],
  [{ kind: 'none', name: 'x' }],
  engine,
  { ...engine, more: 1 },
  ['https://a.example'],
  ['https://a.example/'],
  ['https://a.example', 7],
];
const paths = (issues: { path: readonly PropertyKey[] }[]) =>
  [...new Set(issues.map(({ path }) => path.join('.')))].sort();

describe('config.json', () => {
  it('is read whole', () => {
    expect(runtimeConfigParser.safeParse(config)).toEqual({ data: config, faults: [] });
  });

  it('is read without what is not known', () => {
    expect(
      runtimeConfigParser.safeParse({
        ...config,
        secret: 1,
        federation: { ...config.federation, more: 1 },
      }).data,
    ).toEqual(config);
  });

  it.each([null, 'x', [], {}, 7])('is no config where it is %j', (sample) => {
    const expected = runtimeConfigSchema.safeParse(sample);
    expect(
      runtimeConfigParser
        .safeParse(sample)
        .faults.map(({ path }) => path)
        .sort(),
    ).toEqual(paths(expected.error!.issues));
  });

  it.each(FIELDS)(
    'with any value as %s is read, or the field named, as the schema does it',
    (field) => {
      for (const value of VALUES) {
        const [sample, expected] = [
          withField(field, value),
          runtimeConfigSchema.safeParse(withField(field, value)),
        ];
        const read = runtimeConfigParser.safeParse(sample);
        expect({
          value,
          data: read.data,
          faults: read.faults.map(({ path }) => path).sort(),
        }).toEqual({ value, data: expected.data, faults: paths(expected.error?.issues ?? []) });
      }
    },
  );
});
