/** Returns the English words in a text, in lower case. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^a-z' ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** Returns the number of words to insert, delete or replace to get from one text to another. */
export function wordErrors(reference: readonly string[], hypothesis: readonly string[]): number {
  let row = Array.from({ length: hypothesis.length + 1 }, (_, i) => i);
  reference.forEach((word, i) => {
    const next = [i + 1];
    hypothesis.forEach((other, j) => {
      next.push(
        Math.min(
          (row[j] ?? 0) + (word === other ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      );
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}

/**
 * Returns the word error rate of `heard` against `said`, both in English: the word-level edit
 * distance divided by the number of words in `said` (at least 1).
 */
export function wordErrorRate(said: string, heard: string): number {
  const reference = wordsOf(said);
  return wordErrors(reference, wordsOf(heard)) / Math.max(1, reference.length);
}
