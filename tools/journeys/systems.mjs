import { createCluster } from '../cluster/cluster.mjs';
import { StartError } from '../start/report.mjs';
import { createSystem } from '../start/system.mjs';

/**
 * The system that journeys run against.
 * @typedef {object} SystemUnderTest
 * @property {() => Promise<void>} start @throws {StartError} if not everything becomes ready
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} stopRoom stops the room server and the interviewer, and leaves
 *   the site up
 * @property {() => { livekit: number | null, interviewer: number | null }} pids
 * @property {string} mainApiLog name of the log file the main API writes to
 */

/**
 * Like `npm start`: both APIs and the site in one process over the embedded database.
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
 * Like a larger installation: each API in its own process over PostgreSQL, the site separate.
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
