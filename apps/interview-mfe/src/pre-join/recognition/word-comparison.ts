import { plainWords } from '../../room/plain-words';

/** How much of a sentence was understood. */
export interface WordComparison {
  /** The sentence's words as they are written there, with punctuation. */
  words: readonly { text: string; understood: boolean }[];
  /** How many of them were understood. */
  understood: number;
}

/**
 * Minimum share of words that must be understood. Our own judgement, not measured: if every fifth
 * word is wrong, nearly every sentence of an answer has a wrong word.
 */
export const ENOUGH_SHARE = 0.8;

/**
 * Compares what was heard with the sentence that was read. Words count as understood if they are in
 * an alignment with the smallest word-level edit distance (Levenshtein), so each heard word is used
 * once and in order. Ignores case, punctuation, Arabic vowel marks and spelling variants.
 */
export function compareWords(sentence: string, heard: string): WordComparison {
  const written = sentence.split(/\s+/).filter((text) => plainWords(text).length > 0);
  const expected = written.map((text) => plainWords(text).join(''));
  const matched = matchedWords(expected, plainWords(heard));
  const words = written.map((text, i) => ({ text, understood: matched.has(i) }));
  return { words, understood: matched.size };
}

/** Whether enough was understood for a spoken interview. */
export const isEnough = ({ words, understood }: WordComparison): boolean =>
  understood >= words.length * ENOUGH_SHARE;

/** Returns the indices of the expected words that the best alignment matches. */
function matchedWords(expected: readonly string[], heard: readonly string[]): Set<number> {
  // distances[i][j] is the edit distance between the first i expected and the first j heard words.
  const distances: number[][] = [Array.from({ length: heard.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => distances[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const replacing = (i: number, j: number) =>
    at(i - 1, j - 1) + (expected[i - 1] === heard[j - 1] ? 0 : 1);
  for (let i = 1; i <= expected.length; i += 1) {
    const row = (distances[i] = [i]);
    for (let j = 1; j <= heard.length; j += 1)
      row[j] = Math.min(replacing(i, j), at(i - 1, j) + 1, at(i, j - 1) + 1);
  }
  const matched = new Set<number>();
  for (let i = expected.length, j = heard.length; i > 0 && j > 0;) {
    if (at(i, j) === replacing(i, j)) {
      if (expected[i - 1] === heard[j - 1]) matched.add(i - 1);
      i -= 1;
      j -= 1;
    } else if (at(i, j) === at(i - 1, j) + 1) i -= 1;
    else j -= 1;
  }
  return matched;
}
