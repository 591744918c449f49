import { ConfigError, loadServerConfig } from './index';

const required = { JWT_SECRET: 'x'.repeat(32), INTERVIEWER_TOKEN: 'y'.repeat(16) };
const load = (env: Record<string, string> = {}) =>
  loadServerConfig({ ...required, ...env }, { port: 4300 });

describe('the configuration', () => {
  it('has defaults for all but the secrets', () => {
    expect(load()).toEqual({
      host: '127.0.0.1',
      port: 4300,
      jwtSecret: required.JWT_SECRET,
      interviewerToken: required.INTERVIEWER_TOKEN,
      apiKeys: [],
      siteOrigins: [],
      databaseUrl: undefined,
      dataDir: undefined,
      rateLimitMax: 600,
      trustProxy: [],
      legacyApplications: [],
      retentionDays: undefined,
      logLevel: 'info',
      secureCookies: false,
      drainGraceMs: 0,
      drainTimeoutMs: 25_000,
    });
  });
  it('reads lists, numbers and JSON', () => {
    expect(
      load({
        PORT: '80',
        API_KEYS: 'a, b,',
        SITE_ORIGINS: 'https://portal.example/',
        TRUST_PROXY: '10.0.0.0/8',
        RATE_LIMIT_MAX: '0',
        DATABASE_URL: '',
        LEGACY_APPLICATIONS: '[{"appId":"crm","secretKey":"0123456789abcdef"}]',
      }),
    ).toMatchObject({
      port: 80,
      apiKeys: ['a', 'b'],
      siteOrigins: ['https://portal.example'],
      trustProxy: ['10.0.0.0/8'],
      rateLimitMax: 0,
      databaseUrl: undefined,
      legacyApplications: [{ appId: 'crm', secretKey: '0123456789abcdef' }],
    });
  });
  it.each([
    ['https://a.example', undefined, true],
    ['https://a.example,http://b.example', undefined, false],
    ['http://a.example', 'true', true],
  ])(
    'keeps cookies to https for %s (COOKIE_SECURE %s): %s',
    (SITE_ORIGINS, COOKIE_SECURE, expected) => {
      expect(load({ SITE_ORIGINS, ...(COOKIE_SECURE && { COOKIE_SECURE }) }).secureCookies).toBe(
        expected,
      );
    },
  );
  it.each(['0', '1.5', 'never'])('RETENTION_DAYS is no number of days: %s', (RETENTION_DAYS) => {
    expect(() => load({ RETENTION_DAYS })).toThrow(/^Configuration: RETENTION_DAYS must be /);
  });
  it('names everything that is wrong in one line, without its value', () => {
    const faults = () =>
      loadServerConfig(
        { JWT_SECRET: 'short', PORT: 'http', SITE_ORIGINS: 'portal', LEGACY_APPLICATIONS: '{' },
        { port: 1 },
      );
    expect(faults).toThrow(ConfigError);
    expect(faults).toThrow(
      'Configuration: PORT must be a port number; JWT_SECRET must have at least 32 characters; INTERVIEWER_TOKEN is required; ' +
        'SITE_ORIGINS must be a list of origins such as https://portal.example; LEGACY_APPLICATIONS must be JSON',
    );
  });
});
