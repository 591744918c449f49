import type { Clock } from '@portal/clock';
import pRetry from 'p-retry';

export interface RetryOptions {
  /** Maximum number of attempts after the first. */
  retries: number;
  /** Returns the delay before the given retry (ms). The first retry is number 1. */
  delayMs(retry: number): number;
  /** Whether to retry after this error. By default, every error is retried. */
  shouldRetry?(error: Error, delayMs: number): boolean;
  clock: Clock;
}

/**
 * Retries a failing call, using the injected clock to wait between attempts.
 * @throws the last error
 */
export function retry<T>(
  call: () => Promise<T>,
  { retries, delayMs, shouldRetry = () => true, clock }: RetryOptions,
): Promise<T> {
  return pRetry(call, {
    retries,
    // p-retry's own timer would bypass the injected clock, so `shouldRetry` does the waiting.
    minTimeout: 0,
    shouldRetry: async ({ error, attemptNumber }) => {
      const delay = delayMs(attemptNumber);
      if (!shouldRetry(error, delay)) return false;
      await new Promise<void>((resolve) => clock.after(delay, resolve));
      return true;
    },
  });
}
