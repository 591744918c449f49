/**
 * Minimum number of content words, besides the question's, for an answer to be compared with
 * earlier ones. Short answers share words by chance.
 */
const COMPARED_FROM_WORDS = 12;
/**
 * Share of the shorter answer's content words that both have, from which the later one tells the
 * same story. Of 24 stories told again in other words, in both languages (bench/calibration and
 * repeats.test.ts), 21 share more, up to 0.84; other answers about the same work share at most 0.39.
 */
const SAME_FROM = 0.42;

/**
 * Returns the index of the earlier answer whose story an answer tells again, or null if it tells
 * another one. Both are given as stems of their content words, without those of their question.
 */
export function repeatedFrom(
  own: readonly string[],
  earlier: readonly (readonly string[])[],
): number | null {
  const at = earlier.findIndex((before) => sharedPart(own, before) >= SAME_FROM);
  return at >= 0 ? at : null;
}

/** Returns the share (0–1) of the shorter answer's words that both answers have. */
export function sharedPart(one: readonly string[], other: readonly string[]): number {
  const shorter = Math.min(one.length, other.length);
  if (shorter < COMPARED_FROM_WORDS) return 0;
  const known = new Set(other);
  return one.filter((word) => known.has(word)).length / shorter;
}
