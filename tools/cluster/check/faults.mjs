import { readFileSync } from 'node:fs';
import { poll } from '../../until.mjs';

const STARTS_WITHIN_MS = 60_000;

/** Kills a process, as a power failure would; `repair` restarts it. */
async function killed(part) {
  await part.kill();
  return { who: part.name, repair: () => part.start(STARTS_WITHIN_MS) };
}

/**
 * Stops a process gracefully, as when a new release is deployed, so that the process can hand over
 * its work. `repair` restarts it.
 */
async function stopped(part) {
  await part.stop();
  return { who: part.name, repair: () => part.start(STARTS_WITHIN_MS) };
}

/** Returns how many interviews the worker reports, or 0 if it does not respond. */
export const heldBy = (worker) =>
  fetch(new URL('/worker', worker.url)).then(
    async (response) => (await response.json()).active_jobs,
    () => 0,
  );

async function busiest(workers) {
  const held = await Promise.all(workers.map(heldBy));
  return workers[held.indexOf(Math.max(...held))];
}

/** Finds the LiveKit node that hosts the most of these rooms, according to the nodes' logs. */
function fullest(livekits, rooms, logOf) {
  const hosted = livekits.map((part) => {
    const log = readFileSync(logOf(part), 'utf8');
    return rooms.filter((room) =>
      log.split('\n').some((line) => line.includes('participant active') && line.includes(room)),
    ).length;
  });
  return livekits[hosted.indexOf(Math.max(...hosted))];
}

/**
 * Faults that only a system with several nodes can survive. They are injected one at a time, and
 * each is repaired before the next. `npm run chaos` covers other faults.
 */
export const FAULTS = [
  {
    name: 'worker stopped',
    strike: async ({ cluster }) => stopped(await busiest(cluster.workers)),
  },
  {
    name: 'LiveKit node killed',
    strike: ({ cluster, rooms, logOf }) => killed(fullest(cluster.livekits, rooms(), logOf)),
  },
  {
    name: 'Redis restarted',
    strike: async ({ cluster }) => ({ who: 'Redis', repair: () => cluster.redis.restart() }),
  },
];

/** Waits until both APIs are ready, on all nodes. */
export const allReady = (cluster) =>
  poll(
    async () =>
      (
        await Promise.all(
          [...cluster.mainApis, ...cluster.voiceApis].map(({ url }) =>
            fetch(`${url}/ready`).then(
              ({ ok }) => ok,
              () => false,
            ),
          ),
        )
      ).every(Boolean),
    STARTS_WITHIN_MS,
  );
