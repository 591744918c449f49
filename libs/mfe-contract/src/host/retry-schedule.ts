/** Milliseconds to the tries that a part makes by itself after each failure: five, within a minute. Then it is left to the person. */
export const RETRY_DELAYS_MS = [2_000, 4_000, 8_000, 16_000, 30_000] as const;

/** How long to wait before the next try by itself after this many failures; null when there is none any more. */
export const retryDelayMs = (
  failures: number,
  delaysMs: readonly number[] = RETRY_DELAYS_MS,
): number | null => delaysMs[failures - 1] ?? null;
