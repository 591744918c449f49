import { join } from 'node:path';
import { lastingFreePorts } from '../start/free-ports.mjs';
import { livekitConfig } from '../start/livekit-config.mjs';
import { startService } from '../start/service-process.mjs';
import { HOST, portVariable, REMOTES } from '../start/settings.mjs';

/**
 * Settings used only for samples, so they are not secret. Opening a sample requires them, because
 * its tokens were signed with them.
 */
export const SETTINGS = {
  JWT_SECRET: 'the signing key of the samples and of nothing else',
  INTERVIEWER_TOKEN: 'service-token-of-the-samples',
  API_KEYS: 'pk_of_the_samples',
  LEGACY_APPLICATIONS: JSON.stringify([
    { appId: 'sample-kiosk', secretKey: 'key-of-the-kiosk-of-the-samples' },
  ]),
};
/** Engines reported to the page as available: just enough to offer a choice of recognizer. */
const ENGINES = {
  hearing: { 'en-US': [{ kind: 'built-in', name: 'PocketSphinx' }], 'ar-SA': [] },
  speaking: { kind: 'none', name: 'none' },
  language: { kind: 'none', name: 'none' },
};
const LIVEKIT_KEYS = {
  LIVEKIT_API_KEY: 'samples',
  LIVEKIT_API_SECRET: 'key-of-the-room-server-of-the-samples',
};
/**
 * Maximum time to wait for a server to start, in milliseconds. The first start of the database
 * takes most of a minute on a busy machine with two cores.
 */
const READY_TIMEOUT_MS = 150_000;
/**
 * Time limit for stopping a server, in milliseconds. It is generous because a server that is still
 * reading a document needs time to report the unfinished work.
 */
const STOP_GRACE_MS = 30_000;
const at = (port) => `http://${HOST}:${port}`;

/** Collects services, so that `stop` can stop them in reverse order. */
function stack(services) {
  return {
    add(service) {
      services.push(service);
      return service;
    },
    async stop() {
      for (const service of services.splice(0).reverse()) await service.stopAlone(STOP_GRACE_MS);
    },
  };
}

/**
 * Starts a version's servers, with a room server but no interviewers. With `dataDir`, the APIs and
 * the page run in one process on the embedded database; with `databaseUrl`, each API runs
 * separately on PostgreSQL.
 * @param {{ folder: string, scratch: string, livekit: string, dataDir?: string, databaseUrl?:
 *   string }} options `folder`: the version's checkout, already built; `livekit`: path of the room
 *   server.
 * @throws StartError if a server does not start
 */
export async function startServers({ folder, scratch, livekit, dataDir, databaseUrl }) {
  const parts = ['shell', ...REMOTES];
  const ports = await lastingFreePorts(parts.length + 5);
  const [mainApi, voiceApi, livekitPort, livekitTcp, livekitUdp] = ports.splice(0, 5);
  const page = Object.fromEntries(parts.map((part, index) => [part, ports[index]]));
  const livekitUrl = `ws://${HOST}:${livekitPort}`;
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    ...SETTINGS,
    ...LIVEKIT_KEYS,
    API_KEY: SETTINGS.API_KEYS,
    ENGINES_JSON: JSON.stringify(ENGINES),
    HOST,
    SITE_ORIGINS: at(page.shell),
    MAIN_API_URL: at(mainApi),
    VOICE_API_URL: at(voiceApi),
    LIVEKIT_URL: livekitUrl,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir }),
  };
  const running = stack([]);
  const start = async (name, command, args, own, health) =>
    running.add(
      await startService(
        {
          name,
          command,
          args,
          cwd: folder,
          logFile: join(scratch, `${name}.log`),
          env: { ...env, ...own },
          health,
        },
        READY_TIMEOUT_MS,
      ),
    );
  const startApi = (service, own, health) =>
    start(
      service,
      process.execPath,
      [join(folder, 'services', service, 'dist/main.js')],
      own,
      health,
    );

  try {
    const livekitKeys = livekitConfig(
      { livekit: livekitPort, livekitTcp, livekitUdp },
      LIVEKIT_KEYS,
    );
    const room = await start(
      'livekit',
      livekit,
      [],
      { LIVEKIT_CONFIG: JSON.stringify(livekitKeys) },
      [at(livekitPort)],
    );
    if (databaseUrl) {
      await startApi('main-api', { PORT: String(mainApi) }, [`${at(mainApi)}/health`]);
      await startApi('voice-api', { PORT: String(voiceApi) }, [`${at(voiceApi)}/health`]);
    } else {
      await startApi(
        'standalone',
        {
          PORT_MAIN_API: String(mainApi),
          PORT_VOICE_API: String(voiceApi),
          ...Object.fromEntries(parts.map((part) => [portVariable(part), String(page[part])])),
        },
        [`${at(mainApi)}/health`, `${at(voiceApi)}/health`, at(page.shell)],
      );
    }
    return {
      urls: {
        main: at(mainApi),
        voice: at(voiceApi),
        site: at(page.shell),
        livekit: at(livekitPort),
      },
      livekitKeys: LIVEKIT_KEYS,
      /** Kills the room server, which looks like a network failure to the page. */
      stopRoom: () => room.kill(),
      stop: () => running.stop(),
    };
  } catch (error) {
    await running.stop();
    throw error;
  }
}
