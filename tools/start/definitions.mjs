import { join } from 'node:path';
import { livekitConfig } from './livekit-config.mjs';
import { HOST, portVariable, REMOTES, ROOT } from './settings.mjs';

/**
 * The result of `prepare`: everything that the services need in order to start.
 * @typedef {{ settings: ReturnType<import('./settings.mjs').readSettings>,
 * secrets: Record<string, string>, signingKey: string, livekit: string | null,
 * recognizerPython: string | null, engines: object,
 * env: Record<string, string | undefined> }} Prepared
 */

/**
 * Returns the environment variables that all our services share, including those already set in the
 * caller's environment, such as API keys and limits.
 * @param {Prepared} prepared
 */
export function commonEnv({ settings, secrets, recognizerPython, engines, env }) {
  const { ports, urls } = settings;
  return {
    NODE_ENV: 'production',
    DRAIN_TIMEOUT_S,
    ...env,
    // Only the process that serves the page gets the key; see `siteEnv`.
    REMOTES_SIGNING_KEY: undefined,
    ...secrets,
    API_KEYS: [secrets.API_KEY, env.API_KEYS].filter(Boolean).join(','),
    SITE_ORIGINS: [urls.shell, env.SITE_ORIGINS].filter(Boolean).join(','),
    HOST,
    MAIN_API_URL: urls.mainApi,
    VOICE_API_URL: urls.voiceApi,
    INTERVIEWER_SAMPLES_URL: urls.samples,
    LIVEKIT_URL: urls.livekit,
    POCKETSPHINX_PYTHON: recognizerPython ?? '',
    SPEECH_MODELS_DIR: settings.speechModelsDir,
    ENGINES_JSON: JSON.stringify(engines),
    ...Object.fromEntries(
      ['shell', ...REMOTES].map((name) => [portVariable(name), String(ports[name])]),
    ),
  };
}

/**
 * Returns the additional environment variables for the process that serves the page and signs the
 * list of local builds.
 * @param {Prepared} prepared
 */
export const siteEnv = ({ settings, signingKey }) => ({
  REMOTES_SIGNING_KEY: signingKey,
  REMOTES_LIST_FILE: join(settings.dataDir, 'remotes-of-builds.json'),
});

/** How long a service has to stop before it is killed, in milliseconds. */
export const STOP_GRACE_MS = 12_000;
/**
 * How long a service has to finish its work after it is told to stop, in seconds. This is shorter
 * than `STOP_GRACE_MS`, so that the service still has time to log what it did not finish.
 */
const DRAIN_TIMEOUT_S = '8';

/**
 * Returns `env` without the database settings and the token secret, for processes that are only
 * clients of the servers.
 */
export const clientEnv = (env) => ({
  ...env,
  JWT_SECRET: undefined,
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
});

/**
 * Returns the process definition for one of our built services.
 * @param {{ name: string, service: string, log: string, env: object, health: string[] }} part
 *   `log`: the name of its log file.
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
 * Returns the process definition for a LiveKit server.
 * @param {{ name?: string, log?: string, ports: { livekit: number, livekitTcp: number, livekitUdp:
 *   number }, redis?: { address: string, password: string } | null }} node
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

/** Returns the URLs that respond once the site is up. */
export const siteHealth = (urls) => ['shell', ...REMOTES].map((name) => `${urls[name]}/healthz`);
