import { setTimeout as sleep } from 'node:timers/promises';

/** Default downtime of a killed server (ms). */
const AWAY_MS = 20_000;

/**
 * Creates a fault that kills servers and restarts them later.
 * @param parts a function that takes the cluster and returns the processes to kill and restart
 */
const killed = (name, parts, more = {}) => ({
  name,
  ...more,
  async happens({ world: { cluster } }) {
    const servers = parts(cluster);
    await Promise.all(servers.map((server) => server.kill()));
    await sleep(more.awayMs ?? AWAY_MS);
    await Promise.all(servers.map((server) => (server.restart ?? server.start)()));
    return Date.now();
  },
});

const allStored = (candidate) => candidate.allStored();

export const SERVER_FAULTS = [
  killed('livekit-restarted', ({ livekits }) => livekits, { asksAgain: true, awayMs: 1_000 }),
  killed('main-api-killed', ({ mainApis }) => mainApis, { speaking: true, recovered: allStored }),
  killed('voice-api-killed', ({ voiceApis }) => voiceApis, { speaking: true }),
  killed('database-restarted', ({ postgres }) => [postgres], {
    speaking: true,
    awayMs: 8_000,
    recovered: allStored,
  }),
  {
    name: 'engine-down',
    engine: true,
    speaking: true,
    async happens({ world }) {
      world.engine.kill();
      return Date.now();
    },
    recovered: async (candidate, from) =>
      (await candidate.received()).some(
        ({ at, message }) =>
          at > from && message.type === 'ai_intent' && message.data.message === 'hearing_fallback',
      ),
    tidy: (world) => world.engine.restart(),
  },
];
