import type { Clock } from '@portal/clock';

/** Thrown when the model does not respond before its deadline. */
export class ModelLate extends Error {
  override readonly name = 'ModelLate';
}

/**
 * Settles like `work`, but rejects with ModelLate after `ms`, or with the signal's reason if the
 * signal aborts.
 */
export function withDeadline<T>(
  work: Promise<T>,
  ms: number,
  clock: Clock,
  signal: AbortSignal,
): Promise<T> {
  // Whoever gives up on the work no longer hears of its failure.
  work.catch(() => undefined);
  return new Promise<T>((resolve, reject) => {
    const stop = clock.after(ms, () => end(() => reject(new ModelLate(`nothing within ${ms} ms`))));
    const aborted = () => end(() => reject(signal.reason as Error));
    const end = (settle: () => void) => {
      stop();
      signal.removeEventListener('abort', aborted);
      settle();
    };
    if (signal.aborted) return aborted();
    signal.addEventListener('abort', aborted, { once: true });
    work.then(
      (value) => end(() => resolve(value)),
      (error: Error) => end(() => reject(error)),
    );
  });
}
