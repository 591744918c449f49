import type { Clock } from '../clock';

/** The model did not come in time. */
export class ModelLate extends Error {
  override readonly name = 'ModelLate';
}

/** Settles as `work` does, or fails: with ModelLate after `ms`, with the signal's reason once it is aborted. */
export function within<T>(
  work: Promise<T>,
  ms: number,
  clock: Clock,
  signal: AbortSignal,
): Promise<T> {
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
