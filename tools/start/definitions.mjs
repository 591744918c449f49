import { join } from 'node:path';
import { livekitConfig } from './livekit-config.mjs';
import { HOST, portVariable, REMOTES, ROOT } from './settings.mjs';

/**
 * What `prepare` gives: everything that must be there before services start.
 * @typedef {{ settings: ReturnType<import('./settings.mjs').readSettings>, secrets: Record<string, string>, signingKey: string,
 *   livekit: string | null, hearing: string | null, engines: object, env: Record<string, string | undefined> }} Prepared
 */

/**
 * Environment that all services of ours have in common. What the caller's environment sets (hosted engines' keys, limits) goes through.
 * @param {Prepared} prepared
 */
export function commonEnv({ settings, secrets, hearing, engines, env }) {
  const { ports, urls } = settings;
  return {
    NODE_ENV: 'production',
    DRAIN_TIMEOUT_S,
    ...env,
    // For who serves the page alone: see `siteEnv`.
    REMOTES_SIGNING_KEY: undefined,
    ...secrets,
    API_KEYS: [secrets.API_KEY, env.API_KEYS].filter(Boolean).join(','),
    SITE_ORIGINS: [urls.shell, env.SITE_ORIGINS].filter(Boolean).join(','),
    HOST,
    MAIN_API_URL: urls.mainApi,
    VOICE_API_URL: urls.voiceApi,
    LIVEKIT_URL: urls.livekit,
    POCKETSPHINX_PYTHON: hearing ?? '',
    SPEECH_MODELS_DIR: settings.speechModelsDir,
    ENGINES_JSON: JSON.stringify(engines),
    ...Object.fromEntries(
      ['shell', ...REMOTES].map((name) => [portVariable(name), String(ports[name])]),
    ),
  };
}

/**
 * What the process that serves the page has beside that: it signs the list of the builds where nothing is released.
 * @param {Prepared} prepared
 */
export const siteEnv = ({ settings, signingKey }) => ({
  REMOTES_SIGNING_KEY: signingKey,
  REMOTES_LIST_FILE: join(settings.dataDir, 'remotes-of-builds.json'),
});

/** What a service that is told to end may take, before it is made to (ms). */
export const STOP_GRACE_MS = 12_000;
/** Less than that, so that a service says itself what it could not end. */
const DRAIN_TIMEOUT_S = '8';

/** The same without what opens the database or signs tokens: for processes that reach the servers as clients. */
export const clientEnv = (env) => ({
  ...env,
  JWT_SECRET: undefined,
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
});

/**
 * One of our services as it was built.
 * @param {{ name: string, service: string, log: string, env: object, health: string[] }} part `log`: the name of its log file.
 * @param {string} dataDir
 */
export function nodeService({ name, service, log, env, health }, dataDir) {
  return {
    name,
    env,
    health,
    cwd: ROOT,
    logFile: join(dataDir, 'logs', `${log}.log`),
    command: process.execPath,
    args: ['--enable-source-maps', join(ROOT, 'services', service, 'dist/main.js')],
  };
}

/**
 * A LiveKit server.
 * @param {{ name?: string, log?: string, ports: { livekit: number, livekitTcp: number, livekitUdp: number }, redis?: { address: string, password: string } | null }} node
 * @param {Prepared} prepared
 */
export function livekitServer(
  { name = 'LiveKit', log = 'livekit', ports, redis = null },
  { settings, secrets, livekit, env },
) {
  return {
    name,
    command: livekit,
    args: [],
    cwd: ROOT,
    logFile: join(settings.dataDir, 'logs', `${log}.log`),
    health: [`http://${HOST}:${ports.livekit}`],
    env: {
      PATH: env.PATH,
      HOME: env.HOME,
      LIVEKIT_CONFIG: JSON.stringify(livekitConfig(ports, secrets, redis)),
    },
  };
}

/** Addresses at which the site answers once it is served. */
export const siteHealth = (urls) => ['shell', ...REMOTES].map((name) => `${urls[name]}/healthz`);
