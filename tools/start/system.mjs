import { join } from 'node:path';
import {
  clientEnv,
  commonEnv,
  livekitServer,
  nodeService,
  siteEnv,
  siteHealth,
  STOP_GRACE_MS,
} from './definitions.mjs';
import { createServiceProcess } from './service-process.mjs';

/**
 * Maximum time to wait for a service to become ready, in milliseconds. Starting the database for
 * the first time takes most of a minute on a busy two-core machine.
 */
const READY_TIMEOUT_MS = 150_000;

function definitions(prepared) {
  const { settings } = prepared;
  const { ports, urls, dataDir } = settings;
  const env = commonEnv(prepared);
  return {
    livekit: livekitServer({ ports }, prepared),
    standalone: nodeService(
      {
        name: 'The APIs and the site',
        service: 'standalone',
        log: 'standalone',
        env: {
          ...env,
          ...siteEnv(prepared),
          DATA_DIR: join(dataDir, 'database'),
          PORT_MAIN_API: String(ports.mainApi),
          PORT_VOICE_API: String(ports.voiceApi),
        },
        health: [`${urls.mainApi}/health`, `${urls.voiceApi}/health`, ...siteHealth(urls)],
      },
      dataDir,
    ),
    interviewer: nodeService(
      {
        name: 'The interviewer',
        service: 'interviewer',
        log: 'interviewer',
        env: clientEnv({
          ...env,
          INTERVIEWER_HEALTH_PORT: String(ports.worker),
          INTERVIEWER_SAMPLES_PORT: String(ports.samples),
        }),
        health: [urls.worker],
      },
      dataDir,
    ),
  };
}

/**
 * Creates the whole system on one machine: LiveKit, both APIs with the site, and the interviewer.
 * @param {import('./definitions.mjs').Prepared} prepared `livekit`: path of the LiveKit server;
 *   if null, the site runs without interviews.
 * @param {{ crashed(event: object): void, recovered(name: string): void, note(text: string): void
 *   }} events
 */
export function createSystem(prepared, events) {
  const defined = definitions(prepared);
  const services = Object.fromEntries(
    Object.entries(defined).map(([key, definition]) => [
      key,
      createServiceProcess(definition, events),
    ]),
  );
  const withRoom = prepared.livekit !== null && !prepared.settings.livekitDisabled;

  /**
   * Starts LiveKit, then the interviewer, which registers with LiveKit. Does not wait for the APIs,
   * because the interviewer needs them only during interviews.
   */
  async function startRoom() {
    if (!withRoom) return { room: false, interviewer: false };
    const room = await services.livekit.start(20_000);
    if (!room)
      events.note(
        `LiveKit did not start (see ${defined.livekit.logFile}): the site runs, interviews cannot be started.`,
      );
    const wanted = room && !prepared.settings.interviewerDisabled;
    return { room, interviewer: wanted && (await services.interviewer.start(READY_TIMEOUT_MS)) };
  }

  return {
    services,
    /**
     * Returns the running process groups. `word` appears in the command line of each group's
     * process.
     */
    groups: () =>
      Object.entries(services).flatMap(([key, { pid }]) =>
        pid === null ? [] : [{ pid, word: key }],
      ),
    /**
     * Starts everything. If LiveKit or the interviewer fails, the site stays up and reports the
     * problem when a candidate starts an interview.
     * @returns {Promise<{ site: boolean, room: boolean, interviewer: boolean }>}
     */
    async start() {
      const [site, { room, interviewer }] = await Promise.all([
        services.standalone.start(READY_TIMEOUT_MS),
        startRoom(),
      ]);
      if (site && room && !interviewer && !prepared.settings.interviewerDisabled)
        events.note(
          `The interviewer is not ready yet (see ${defined.interviewer.logFile}): it joins rooms once it is.`,
        );
      return { site, room, interviewer };
    },
    /**
     * Stops everything, including child processes. The interviewer stops first and hands over its
     * interviews. Then the servers finish their current requests, and LiveKit stops last.
     */
    async stop(graceMs = STOP_GRACE_MS) {
      await services.interviewer.stop(graceMs);
      await services.standalone.stop(graceMs);
      await services.livekit.stop(graceMs);
    },
  };
}
