import { join } from 'node:path';
import { createServiceProcess } from './service-process.mjs';
import { HOST, portVariable, REMOTES, ROOT } from './settings.mjs';

/** Seconds an empty room waits for a candidate whose network failed: the product's departure window. */
const DEPARTURE_TIMEOUT_S = 120;
const EMPTY_TIMEOUT_S = 300;

/** A busy machine with two cores takes most of a minute for the database's first start. */
const READY_TIMEOUT_MS = 150_000;

/** LiveKit's configuration, bound to this machine alone. */
export function livekitConfig(ports, secrets) {
  return {
    port: ports.livekit,
    bind_addresses: [HOST],
    rtc: {
      tcp_port: ports.livekitTcp,
      udp_port: ports.livekitUdp,
      node_ip: HOST,
      use_external_ip: false,
      enable_loopback_candidate: true,
      ips: { includes: [`${HOST}/32`] },
    },
    room: { empty_timeout: EMPTY_TIMEOUT_S, departure_timeout: DEPARTURE_TIMEOUT_S },
    keys: { [secrets.LIVEKIT_API_KEY]: secrets.LIVEKIT_API_SECRET },
    logging: { level: 'info' },
  };
}

/** Environment of our own services. What the caller's environment sets (hosted engines' keys, limits) goes through. */
function serviceEnv({ settings, secrets, hearing, engines, env }) {
  const { ports, urls } = settings;
  return {
    NODE_ENV: 'production',
    ...env,
    ...secrets,
    API_KEYS: [secrets.API_KEY, env.API_KEYS].filter(Boolean).join(','),
    SITE_ORIGINS: [urls.shell, env.SITE_ORIGINS].filter(Boolean).join(','),
    DATA_DIR: join(settings.dataDir, 'database'),
    HOST,
    MAIN_API_URL: urls.mainApi,
    VOICE_API_URL: urls.voiceApi,
    LIVEKIT_URL: urls.livekit,
    POCKETSPHINX_PYTHON: hearing ?? '',
    SPEECH_MODELS_DIR: settings.speechModelsDir,
    ENGINES_JSON: JSON.stringify(engines),
    ...Object.fromEntries([
      ...['shell', ...REMOTES].map((name) => [portVariable(name), ports[name]]),
      ['PORT_MAIN_API', ports.mainApi], ['PORT_VOICE_API', ports.voiceApi], ['INTERVIEWER_HEALTH_PORT', ports.worker],
    ].map(([name, port]) => [name, String(port)])),
  };
}

function definitions(options) {
  const { settings, secrets, livekit, env } = options;
  const { ports, urls } = settings;
  const log = (name) => join(settings.dataDir, 'logs', `${name}.log`);
  const dist = (service) => join(ROOT, 'services', service, 'dist/main.js');
  const node = ['--enable-source-maps'];
  const own = serviceEnv(options);
  return {
    livekit: {
      name: 'LiveKit', command: livekit, args: [], cwd: ROOT, logFile: log('livekit'), health: [urls.livekitHttp],
      env: { PATH: env.PATH, HOME: env.HOME, LIVEKIT_CONFIG: JSON.stringify(livekitConfig(ports, secrets)) },
    },
    standalone: {
      name: 'The APIs and the site', command: process.execPath, args: [...node, dist('standalone')], cwd: ROOT, logFile: log('standalone'), env: own,
      health: [`${urls.mainApi}/health`, `${urls.voiceApi}/health`, ...['shell', ...REMOTES].map((name) => `${urls[name]}/healthz`)],
    },
    interviewer: {
      name: 'The interviewer', command: process.execPath, args: [...node, dist('interviewer')], cwd: ROOT, logFile: log('interviewer'),
      // It reaches the servers as a client: what opens the database or signs tokens is not for it.
      env: { ...own, JWT_SECRET: undefined, DATABASE_URL: undefined, DATA_DIR: undefined },
      health: [urls.worker],
    },
  };
}

/**
 * The whole system on one machine: LiveKit, both APIs with the site, and the interviewer.
 * @param {{ settings: ReturnType<import('./settings.mjs').readSettings>, secrets: Record<string, string>, livekit: string | null,
 *   hearing: string | null, engines: object, env: Record<string, string | undefined> }} options `livekit`: path of the server; null: the site runs without interviews.
 * @param {{ crashed(event: object): void, recovered(name: string): void, note(text: string): void }} events
 */
export function createSystem(options, events) {
  const defined = definitions(options);
  const services = Object.fromEntries(Object.entries(defined).map(([key, definition]) => [key, createServiceProcess(definition, events)]));
  const withRoom = options.livekit !== null && !options.settings.livekitDisabled;

  /** The worker registers with LiveKit; the APIs it needs only once an interview begins. */
  async function startRoom() {
    if (!withRoom) return { room: false, interviewer: false };
    const room = await services.livekit.start(20_000);
    if (!room) events.note(`LiveKit did not start (see ${defined.livekit.logFile}): the site runs, interviews cannot be started.`);
    return { room, interviewer: room && (await services.interviewer.start(READY_TIMEOUT_MS)) };
  }

  return {
    services,
    /** Process groups that run now, each with a word of its command line. */
    groups: () => Object.entries(services).flatMap(([key, { pid }]) => (pid === null ? [] : [{ pid, word: key }])),
    /**
     * Starts everything. LiveKit or the interviewer failing leaves the site up: a candidate is told when starting an interview.
     * @returns {Promise<{ site: boolean, room: boolean, interviewer: boolean }>}
     */
    async start() {
      const [site, { room, interviewer }] = await Promise.all([services.standalone.start(READY_TIMEOUT_MS), startRoom()]);
      if (site && room && !interviewer) events.note(`The interviewer is not ready yet (see ${defined.interviewer.logFile}): it joins rooms once it is.`);
      return { site, room, interviewer };
    },
    /** Stops everything, children of children too. */
    async stop(graceMs = 4_000) {
      await services.interviewer.stop(Math.min(graceMs, 2_500));
      await Promise.all([services.standalone.stop(graceMs), services.livekit.stop(graceMs)]);
    },
  };
}
