import pRetry from 'p-retry';
import type { Clock } from './clock';

export interface RetryOptions {
  /** Attempts after the first. */
  retries: number;
  /** Delay before the given attempt, counted from 1 for the first retry (ms). */
  delayMs(retry: number): number;
  /** Whether another attempt may help; true by default. */
  shouldRetry?(error: Error, delayMs: number): boolean;
  clock: Clock;
}

/**
 * Calls again after a failure, with delays by the injected clock.
 * @throws what the last attempt threw.
 */
export function retry<T>(
  call: () => Promise<T>,
  { retries, delayMs, shouldRetry = () => true, clock }: RetryOptions,
): Promise<T> {
  return pRetry(call, {
    retries,
    // p-retry's own timer would ignore the injected clock: the delay happens in `shouldRetry`.
    minTimeout: 0,
    shouldRetry: async ({ error, attemptNumber }) => {
      const delay = delayMs(attemptNumber);
      if (!shouldRetry(error, delay)) return false;
      await new Promise<void>((resolve) => clock.after(delay, resolve));
      return true;
    },
  });
}
