/**
 * Returns a percentile, using the nearest-rank method so that the result is always one of the
 * values.
 * @returns null for an empty list
 */
export function percentile(values: readonly number[], percent: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? null;
}
