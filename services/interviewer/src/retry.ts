import type { Clock } from '@portal/clock';
import pRetry from 'p-retry';

export interface RetryOptions {
  /** Attempts after the first. */
  retries: number;
  /** Delay before a retry, counted from 1 (ms). */
  delayMs(retry: number): number;
  /** Whether a retry may help; by default always. */
  shouldRetry?(error: Error, delayMs: number): boolean;
  clock: Clock;
}

/**
 * Retries a call after failures, with delays by the injected clock.
 * @throws the last error.
 */
export function retry<T>(
  call: () => Promise<T>,
  { retries, delayMs, shouldRetry = () => true, clock }: RetryOptions,
): Promise<T> {
  return pRetry(call, {
    retries,
    // p-retry's timer would bypass the injected clock, so `shouldRetry` does the waiting.
    minTimeout: 0,
    shouldRetry: async ({ error, attemptNumber }) => {
      const delay = delayMs(attemptNumber);
      if (!shouldRetry(error, delay)) return false;
      await new Promise<void>((resolve) => clock.after(delay, resolve));
      return true;
    },
  });
}
