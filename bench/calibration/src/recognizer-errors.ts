import type { Answer, Group } from '../corpus/format';
import { withTexts } from './variations';

export const WORD_ERROR_RATE = 0.2;
/** Share of each kind of recognizer error. The remaining errors are added words. */
const SHARE = { substitution: 0.6, deletion: 0.2 };
const ADDED = {
  'en-US': ['the', 'a', 'and', 'of', 'in', 'uh', 'to', 'it'],
  'ar-SA': ['و', 'في', 'يعني', 'من', 'ما', 'على', 'اه', 'هو'],
} as const;
/** Number of similar words that a substitute is chosen from. */
const CONFUSABLE = 4;

export type Random = () => number;

/**
 * Creates a reproducible random number generator that returns numbers from 0 (inclusive) to 1
 * (exclusive). Uses the Mulberry32 algorithm.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the Levenshtein distance between two words, in letters. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      // Don't use Math.min: under Jest, reading a global costs more than the rest of this loop.
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const shorter = row[j]! < next[j - 1]! ? row[j]! : next[j - 1]!;
      next[j] = changed <= shorter ? changed : shorter + 1;
    }
    row = next;
  }
  return row[b.length]!;
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');

/**
 * Returns the words that the simulated recognizer can produce: all words in the answers of these
 * groups.
 */
export function vocabularyOf(groups: readonly Group[]): string[] {
  return [
    ...new Set(
      groups.flatMap(({ answers }) =>
        answers.flatMap(({ segments }) => segments.flatMap(({ text }) => wordsOf(text).map(bare))),
      ),
    ),
  ]
    .filter(Boolean)
    .sort();
}

/**
 * Simulates a recognition error in one word out of five. Recognizers return only real words, so a
 * word is replaced by a similar-looking one from `vocabulary`.
 */
export function misheard(
  answer: Answer,
  group: Group,
  vocabulary: readonly string[],
  random: Random,
): Answer {
  const confusable = (word: string) => {
    const closest = closestTo(bare(word), vocabulary);
    return closest[Math.floor(random() * closest.length)] ?? '';
  };
  const added = ADDED[group.language];
  return withTexts(answer, (text) => {
    const words = wordsOf(text);
    const wrong = chosen(words.length, Math.round(words.length * WORD_ERROR_RATE), random);
    return words
      .flatMap((word, at) => {
        if (!wrong.has(at)) return [word];
        const kind = random();
        if (kind < SHARE.substitution) return [confusable(word)];
        return kind < SHARE.substitution + SHARE.deletion
          ? []
          : [word, added[Math.floor(random() * added.length)]!];
      })
      .join(' ');
  });
}

const found = new WeakMap<readonly string[], Map<string, string[]>>();

/**
 * Returns the words in the vocabulary that are most similar to `word`. The results are cached per
 * vocabulary because this search dominates the run time.
 */
function closestTo(word: string, vocabulary: readonly string[]): string[] {
  const known = found.get(vocabulary) ?? new Map<string, string[]>();
  found.set(vocabulary, known);
  const closest =
    known.get(word) ??
    vocabulary
      .filter((other) => other !== word)
      .map((other) => ({ other, far: distance(other, word) }))
      .sort((a, b) => a.far - b.far)
      .slice(0, CONFUSABLE)
      .map(({ other }) => other);
  known.set(word, closest);
  return closest;
}

/** Returns `count` distinct random positions, each less than `length`. */
function chosen(length: number, count: number, random: Random): Set<number> {
  const places = Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [places[at], places[other]] = [places[other]!, places[at]!];
  }
  return new Set(places.slice(0, count));
}
