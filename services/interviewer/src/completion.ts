import { type Backend, BackendError } from './backend';
import type { Clock } from './clock';
import type { Log } from './log';

/** For a minute: the servers may be started anew at this moment. */
const TRIES = 30;
const RETRY_MS = 2_000;

/**
 * Completes the interview and asks for its analysis, as the client does too: whoever is second changes nothing.
 * Gives up after a few tries; the server starts the analysis of a completed interview itself.
 */
export async function completeInterview(
  backend: Pick<Backend, 'complete' | 'analyze'>,
  interviewId: string,
  clock: Clock,
  log: Log,
): Promise<void> {
  await persist(() => backend.complete(interviewId), clock, log);
  await persist(() => backend.analyze(interviewId), clock, log);
}

async function persist(call: () => Promise<void>, clock: Clock, log: Log): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      await call();
      return;
    } catch (error) {
      // The client was first.
      if (error instanceof BackendError && error.status === 409) return;
      log.warn({ reason: String(error), attempt }, 'completion not accepted');
      if (error instanceof BackendError && !error.passing) return;
      await new Promise<void>((resolve) => clock.after(RETRY_MS, resolve));
    }
  }
}
