import { API_KEY, API_SECRET, freePort, type Process, start } from '@portal/testing/livekit';
import { until } from '@portal/testing/time';
import { fileURLToPath } from 'node:url';

/** The interviewer's token in the room tests. */
export const TOKEN = 'interviewer-token-of-the-room-test';

/**
 * Starts a built interviewer worker, and waits until it is healthy.
 * @param urls of the LiveKit server, and of the server that stands in for both APIs
 * @param env further variables of the worker's configuration
 */
export async function startWorker(
  urls: { livekit: string; servers: string },
  env: Record<string, string> = {},
): Promise<Process> {
  const port = await freePort();
  const worker = start(
    process.execPath,
    [fileURLToPath(new URL('../../dist/main.js', import.meta.url))],
    {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      LIVEKIT_URL: urls.livekit,
      LIVEKIT_API_KEY: API_KEY,
      LIVEKIT_API_SECRET: API_SECRET,
      MAIN_API_URL: urls.servers,
      VOICE_API_URL: urls.servers,
      INTERVIEWER_TOKEN: TOKEN,
      INTERVIEWER_HEALTH_PORT: String(port),
      ...env,
    },
  );
  await until(
    () =>
      fetch(`http://127.0.0.1:${port}`).then(
        ({ ok }) => ok,
        () => false,
      ),
    60_000,
    'worker is healthy',
  );
  return worker;
}
