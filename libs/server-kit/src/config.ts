import { z } from 'zod';

/** A server-side application that may use the voice API's legacy sign-in. */
export const legacyApplicationSchema = z.object({
  appId: z.string().min(1),
  secretKey: z.string().min(16),
});
export type LegacyApplication = z.infer<typeof legacyApplicationSchema>;

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

const json = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  });

/**
 * Default time limit for requests to finish during shutdown (s). Shorter than Kubernetes' default
 * grace period of 30 s.
 */
export const DRAIN_TIMEOUT_S = 25;

const boolean = z.enum(['true', 'false']).transform((text) => text === 'true');

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).optional(),
  JWT_SECRET: z.string('is required').min(32, 'must have at least 32 characters'),
  INTERVIEWER_TOKEN: z.string('is required').min(16, 'must have at least 16 characters'),
  API_KEYS: list,
  SITE_ORIGINS: list.pipe(
    z.array(
      z
        .url({
          protocol: /^https?$/,
          error: 'must be a list of origins such as https://portal.example',
        })
        .transform((url) => new URL(url).origin),
    ),
  ),
  DATABASE_URL: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).optional(),
  RATE_LIMIT_MAX: z.coerce.number('must be a number').int().min(0).default(600),
  TRUST_PROXY: list,
  LEGACY_APPLICATIONS: json.pipe(
    z.array(legacyApplicationSchema, 'must be a list of { appId, secretKey }'),
  ),
  RETENTION_DAYS: z.coerce
    .number('must be a number of days')
    .int('must be a whole number of days')
    .min(1, 'must be at least 1')
    .max(36_500, 'must be at most 36500')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  COOKIE_SECURE: boolean.optional(),
  DRAIN_GRACE_S: z.coerce.number('must be a number').min(0).default(0),
  DRAIN_TIMEOUT_S: z.coerce.number('must be a number').positive().default(DRAIN_TIMEOUT_S),
});

export interface ServerConfig {
  host: string;
  port: number;
  jwtSecret: string;
  /** Bearer token that the interviewer worker sends to both APIs. */
  interviewerToken: string;
  /** Keys of client applications. They are not secret: the page contains one of them. */
  apiKeys: string[];
  /** Origins that CORS allows requests from. */
  siteOrigins: string[];
  databaseUrl: string | undefined;
  dataDir: string | undefined;
  /**
   * Maximum number of requests per minute from one IP address. 0 disables all per-address rate
   * limits.
   */
  rateLimitMax: number;
  /** CIDR blocks of the proxies whose `x-forwarded-*` headers are trusted. */
  trustProxy: string[];
  legacyApplications: LegacyApplication[];
  /**
   * Number of days after which unused data is deleted. If undefined, data is kept until its owner
   * deletes it.
   */
  retentionDays: number | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Whether cookies are only sent over https. Defaults to true if every site origin uses https. */
  secureCookies: boolean;
  /**
   * How long a server keeps accepting connections during shutdown (ms), to give load balancers time
   * to notice.
   */
  drainGraceMs: number;
  /** Time limit for requests to finish, measured from the end of `drainGraceMs` (ms). */
  drainTimeoutMs: number;
}

/** A configuration error. Its message is one line that names each invalid variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads environment variables with a schema. Empty ones count as unset.
 * @throws ConfigError with a one-line message that names each invalid variable
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new ConfigError(`Configuration: ${[...new Set(faults)].join('; ')}`);
}

/**
 * Reads a server's configuration from environment variables. Empty variables are treated as unset.
 * @param defaults values to use for variables that are not set
 * @throws ConfigError with one line that names each invalid variable
 */
export function loadServerConfig(
  env: Record<string, string | undefined>,
  defaults: { port: number },
): ServerConfig {
  const e = readEnvironment(environmentSchema, env);
  return {
    host: e.HOST,
    port: e.PORT ?? defaults.port,
    jwtSecret: e.JWT_SECRET,
    interviewerToken: e.INTERVIEWER_TOKEN,
    apiKeys: e.API_KEYS,
    siteOrigins: e.SITE_ORIGINS,
    databaseUrl: e.DATABASE_URL,
    dataDir: e.DATA_DIR,
    rateLimitMax: e.RATE_LIMIT_MAX,
    trustProxy: e.TRUST_PROXY,
    legacyApplications: e.LEGACY_APPLICATIONS,
    retentionDays: e.RETENTION_DAYS,
    logLevel: e.LOG_LEVEL,
    secureCookies:
      e.COOKIE_SECURE ??
      (e.SITE_ORIGINS.length > 0 && e.SITE_ORIGINS.every((origin) => origin.startsWith('https:'))),
    drainGraceMs: e.DRAIN_GRACE_S * 1_000,
    drainTimeoutMs: e.DRAIN_TIMEOUT_S * 1_000,
  };
}
