import { createCluster } from '../cluster/cluster.mjs';
import { StartError } from '../start/report.mjs';
import { createSystem } from '../start/system.mjs';

/**
 * The system that the browser tests run against.
 * @typedef {object} SystemUnderTest
 * @property {() => Promise<void>} start throws a StartError unless everything becomes ready
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} stopRoom stops the room server and the interviewer, but not the
 *   site
 * @property {() => { livekit: number | null, interviewer: number | null }} pids
 * @property {string} mainApiLog name of the log file that the main API writes to
 */

/**
 * Runs the system as `npm start` does: both APIs and the site in one process, with the embedded
 * database.
 * @returns {SystemUnderTest}
 */
function embedded(prepared, events) {
  const system = createSystem(prepared, events);
  const { livekit, interviewer } = system.services;
  return {
    async start() {
      const { site, room, interviewer } = await system.start();
      const { livekitDisabled, interviewerDisabled } = prepared.settings;
      const roomIsUp = room && (interviewer || interviewerDisabled);
      if (!site || !(roomIsUp || livekitDisabled))
        throw new StartError('The system did not start completely.');
    },
    stop: () => system.stop(),
    async stopRoom() {
      await interviewer.stop(2_500);
      await livekit.stop();
    },
    pids: () => ({ livekit: livekit.pid, interviewer: interviewer.pid }),
    mainApiLog: 'standalone.log',
  };
}

/**
 * Runs the system as in a larger installation: each API in its own process, with PostgreSQL, and a
 * separate site.
 * @returns {Promise<SystemUnderTest>}
 */
async function postgres(prepared, events) {
  const cluster = await createCluster({ prepared, durable: false }, events);
  const [livekit, interviewer] = [cluster.livekits[0], cluster.workers[0]];
  return {
    start: () => cluster.start(),
    stop: () => cluster.stop(4_000),
    async stopRoom() {
      await interviewer.stop(2_500);
      await livekit.stop();
    },
    pids: () => ({ livekit: livekit.pid, interviewer: interviewer.pid }),
    mainApiLog: 'main-api-1.log',
  };
}

/** By database. */
export const SYSTEMS = { embedded, postgres };
