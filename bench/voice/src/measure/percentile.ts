/**
 * The value below which `percent` of the values lie, by the nearest rank: always a value that was measured.
 * @returns null where there is none.
 */
export function percentile(values: readonly number[], percent: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? null;
}
