import { join } from 'node:path';
import { startPostgres } from '../servers/postgres.mjs';
import { startRedis } from '../servers/redis.mjs';
import {
  clientEnv,
  commonEnv,
  livekitServer,
  nodeService,
  siteEnv,
  siteHealth,
  STOP_GRACE_MS,
} from '../start/definitions.mjs';
import { lastingFreePorts } from '../start/free-ports.mjs';
import { StartError } from '../start/report.mjs';
import { createServiceProcess } from '../start/service-process.mjs';
import { HOST } from '../start/settings.mjs';
import { findProxy, proxyConfig, proxyService } from './proxy.mjs';

const READY_TIMEOUT_MS = 150_000;
const DATABASE = 'portal';
/** Address range (CIDR) that the proxy's requests to the APIs come from. */
const PROXIES = `${HOST}/32`;

const http = (port) => `http://${HOST}:${port}`;
const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/**
 * One process of the system, with `pid`, `start()`, `stop(graceMs)`, `kill()` and its address
 * `url`.
 * @typedef {ReturnType<typeof createServiceProcess> & { url: string }} Part
 */

/**
 * Creates the whole system on this machine, as several processes: PostgreSQL, LiveKit, both APIs,
 * the workers and the site. Redis is added if there are several LiveKit nodes, and a proxy if there
 * are several servers of the same kind. Each process can be stopped, killed and started separately.
 * Processes that crash are restarted; those killed by `kill()` stay down until `start()`.
 * @param {object} options
 * @param {import('../start/definitions.mjs').Prepared} options.prepared the ports in its settings
 *   are for browsers and clients; its data folder holds the logs.
 * @param {number} [options.mainApis]
 * @param {number} [options.voiceApis]
 * @param {number} [options.livekits]
 * @param {number} [options.workers]
 * @param {string} [options.postgresFolder] PostgreSQL's persistent data folder; a scratch folder by
 *   default.
 * @param {boolean} [options.durable] if false, PostgreSQL does not wait for disk writes.
 * @param {{ crashed(event: object): void, recovered(name: string): void }} events
 * @returns {Promise<Cluster>} not yet started, except for PostgreSQL and Redis.
 */
export async function createCluster(
  {
    prepared,
    mainApis = 1,
    voiceApis = 1,
    livekits = 1,
    workers = 1,
    postgresFolder,
    durable = true,
  },
  events,
) {
  const counts = { mainApi: mainApis, voiceApi: voiceApis, livekit: livekits };
  const withProxy = Object.values(counts).some((count) => count > 1);
  const proxy = withProxy ? findProxy() : null;
  if (withProxy && proxy === null)
    throw new StartError(
      'HAProxy is not installed (on Debian and Ubuntu: apt-get install haproxy).',
    );
  if (prepared.livekit === null) throw new StartError('A cluster needs LiveKit.');

  const { settings } = prepared;
  const [postgresPort, redisPort, ...free] = await lastingFreePorts(
    2 + mainApis + voiceApis + 3 * livekits + 2 * workers,
  );
  const take = (count) => free.splice(0, count);
  const ports = {
    mainApi: withProxy ? take(mainApis) : [settings.ports.mainApi],
    voiceApi: withProxy ? take(voiceApis) : [settings.ports.voiceApi],
    livekit: times(livekits, (index) =>
      withProxy || index > 0
        ? take(3)
        : [settings.ports.livekit, settings.ports.livekitTcp, settings.ports.livekitUdp],
    ),
    worker: take(workers),
    // Without a proxy, the first worker gives the samples of the voices.
    samples: withProxy ? take(workers) : [settings.ports.samples],
  };
  const postgres = await startPostgres({ folder: postgresFolder, port: postgresPort, durable });
  // Redis records which room is on which node, so its data must survive a restart. Otherwise, rooms
  // would be opened twice.
  const redis = livekits > 1 ? await startRedis({ port: redisPort, durable: true }) : null;
  const databaseUrl = await openDatabase(postgres);
  const parts = partsOf({ prepared, ports, databaseUrl, redis, proxy }, events);
  return clusterOf({ ...parts, postgres, redis, databaseUrl, settings });
}

/** Creates this installation's database if necessary, and returns its URL. */
async function openDatabase(postgres) {
  const there = await postgres.sql(`select 1 from pg_database where datname = '${DATABASE}'`);
  if (there === '') return postgres.createDatabase(DATABASE);
  const url = new URL(postgres.url);
  url.pathname = `/${DATABASE}`;
  return url.href;
}

function partsOf({ prepared, ports, databaseUrl, redis, proxy }, events) {
  const { settings } = prepared;
  const { dataDir, urls } = settings;
  const env = {
    ...commonEnv(prepared),
    DATABASE_URL: databaseUrl,
    ...(proxy !== null && { TRUST_PROXY: PROXIES }),
  };
  const part = (definition, url, word) =>
    Object.defineProperties(createServiceProcess(definition, events), {
      url: { value: url, enumerable: true },
      word: { value: word },
    });
  const api = (service, name, port, index, more = {}) =>
    part(
      nodeService(
        {
          name: `${name} ${index + 1}`,
          service,
          log: `${service}-${index + 1}`,
          env: { ...env, ...more, PORT: String(port) },
          health: [`${http(port)}/health`],
        },
        dataDir,
      ),
      http(port),
      service,
    );
  const livekits = ports.livekit.map(([livekit, livekitTcp, livekitUdp], index) =>
    part(
      livekitServer(
        {
          name: `LiveKit ${index + 1}`,
          log: `livekit-${index + 1}`,
          ports: { livekit, livekitTcp, livekitUdp },
          redis,
        },
        prepared,
      ),
      http(livekit),
      'livekit',
    ),
  );
  return {
    livekits,
    mainApis: ports.mainApi.map((port, index) => api('main-api', 'Main API', port, index)),
    voiceApis: ports.voiceApi.map((port, index) => api('voice-api', 'Voice API', port, index)),
    workers: ports.worker.map((port, index) =>
      part(
        nodeService(
          {
            name: `Worker ${index + 1}`,
            service: 'interviewer',
            log: `worker-${index + 1}`,
            env: clientEnv({
              ...env,
              INTERVIEWER_HEALTH_PORT: String(port),
              INTERVIEWER_SAMPLES_PORT: ports.samples[index]?.toString(),
            }),
            health: [http(port)],
          },
          dataDir,
        ),
        http(port),
        'interviewer',
      ),
    ),
    site: part(
      nodeService(
        {
          name: 'The site',
          service: 'site',
          log: 'site',
          env: { ...clientEnv(env), ...siteEnv(prepared) },
          health: siteHealth(urls),
        },
        dataDir,
      ),
      urls.shell,
      'services/site',
    ),
    proxy:
      proxy === null
        ? null
        : part(
            proxyService({
              command: proxy,
              file: join(dataDir, 'proxy.cfg'),
              logFile: join(dataDir, 'logs', 'proxy.log'),
              health: [`${urls.mainApi}/health`, `${urls.voiceApi}/health`, urls.livekitHttp],
              config: proxyConfig({
                ports: settings.ports,
                servers: {
                  mainApi: ports.mainApi,
                  voiceApi: ports.voiceApi,
                  livekit: ports.livekit.map(([port]) => port),
                  samples: ports.samples,
                },
              }),
            }),
            urls.mainApi,
            'haproxy',
          ),
  };
}

/**
 * All processes of the system on one machine, as returned by `createCluster`.
 * @typedef {object} Cluster
 * @property {Part[]} mainApis
 * @property {Part[]} voiceApis
 * @property {Part[]} livekits
 * @property {Part[]} workers
 * @property {Part} site
 * @property {Part | null} proxy
 * @property {Awaited<ReturnType<typeof startPostgres>>} postgres
 * @property {Awaited<ReturnType<typeof startRedis>> | null} redis
 * @property {string} databaseUrl
 * @property {object} urls the addresses for browsers and clients
 */
function clusterOf({ postgres, redis, databaseUrl, settings, ...parts }) {
  const { mainApis, voiceApis, livekits, workers, site, proxy } = parts;
  const all = [proxy, site, ...mainApis, ...voiceApis, ...livekits, ...workers].filter(
    (part) => part !== null,
  );
  return {
    ...parts,
    postgres,
    redis,
    databaseUrl,
    urls: settings.urls,
    /** All processes that can be stopped, killed and started separately. */
    parts: all,
    /**
     * Starts everything at once; each service waits for what it needs.
     * @throws {StartError} naming everything that did not become ready in time.
     */
    async start() {
      const started = await Promise.all(
        all.map(async (part) => ({ part, ready: await part.start(READY_TIMEOUT_MS) })),
      );
      const missing = started.filter(({ ready }) => !ready).map(({ part }) => part.name);
      if (missing.length > 0)
        throw new StartError(
          `Not ready in time: ${missing.join(', ')} (logs: ${join(settings.dataDir, 'logs')}).`,
        );
    },
    /**
     * The running process groups, each with a word from its command line that identifies it later.
     */
    groups: () => all.flatMap(({ pid, word }) => (pid === null ? [] : [{ pid, word }])),
    /**
     * Stops the workers first, then the site and the APIs, then LiveKit, and the databases last.
     */
    async stop(graceMs = STOP_GRACE_MS) {
      await Promise.all(workers.map((part) => part.stop(graceMs)));
      await Promise.all(
        [proxy, site, ...mainApis, ...voiceApis].map((part) => part?.stop(graceMs)),
      );
      await Promise.all(livekits.map((part) => part.stop(graceMs)));
      await Promise.all([postgres.stop(), redis?.stop()]);
    },
  };
}
