import { BackendError } from './backend';
import type { Clock } from './clock';
import type { Log } from './log';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 2_000;

/**
 * Makes a call again and again until a server answers: one that is being started anew is no reason to give an interview up.
 * @param forMs how long it is tried. @throws what the last try threw, or at once what no further try would change.
 */
export async function persist<T>(
  call: () => Promise<T>,
  forMs: number,
  clock: Clock,
  log: Log,
): Promise<T> {
  const deadline = clock.now() + forMs;
  for (let delay = FIRST_RETRY_MS; ; delay = Math.min(delay * 2, LONGEST_RETRY_MS)) {
    try {
      return await call();
    } catch (error) {
      if ((error instanceof BackendError && !error.passing) || clock.now() + delay > deadline)
        throw error;
      log.warn({ reason: String(error), retryInMs: delay }, 'server not reached');
      await new Promise<void>((resolve) => clock.after(delay, resolve));
    }
  }
}
