import { wordsOf } from '@portal/testing/word-error-rate';

/**
 * A transcript is considered to contain part of an answer if at least this share of that part's
 * words appear in it, in order. The threshold is low because recognizers make errors.
 */
const ENOUGH_WORDS = 0.4;

/**
 * Returns how much of `part` appears in `text`, in order: the length of the longest common
 * subsequence of words, as a share of the words in `part`.
 */
export function shareFound(part: string, text: string): number {
  const wanted = wordsOf(part);
  const heard = wordsOf(text);
  let row = new Array<number>(heard.length + 1).fill(0);
  for (const word of wanted) {
    const next = [0];
    heard.forEach((other, j) =>
      next.push(word === other ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0)),
    );
    row = next;
  }
  return (row.at(-1) ?? 0) / Math.max(1, wanted.length);
}

/**
 * Whether one of the final transcripts contains both what was said before a pause and what was said
 * after it.
 */
export function wasHealed(before: string, after: string, finals: readonly string[]): boolean {
  return finals.some(
    (text) => shareFound(before, text) >= ENOUGH_WORDS && shareFound(after, text) >= ENOUGH_WORDS,
  );
}
