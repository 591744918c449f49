import { hash } from '../../language/seeded';
import { plain } from '../commands/read-command';
import { marksOf } from './marks';

/** Number of different indices for terms of each sort; terms that share one are not told apart. */
const BUCKETS = 8_192;
/** Number of different indices for marks. */
const MARK_BUCKETS = 1_024;
/** Number of term indices: words, then pieces of words, then marks. */
export const TERM_INDICES = 2 * BUCKETS + MARK_BUCKETS;
/** What each mark counts, beside all words together and all pieces together, which count 1. */
const MARK_VALUE = 0.5;

/** Number of words at each end of a turn that also count by their place. */
const PLACED_WORDS = 4;
/** Lengths of the pieces of words that are compared, in letters. A word's ends count as letters. */
const PIECES = { from: 2, to: 5 };
/** Turns are told apart by length in steps of this many words, up to `LONGEST_STEP` steps. */
const LENGTH_STEP = 5;
const LONGEST_STEP = 8;

/**
 * What a turn is recognized by: its words, alone, in twos and in threes, at its beginning and at its
 * end; the pieces of its words, so that a misheard or an inflected word counts like its kin; and
 * marks, such as a wording that requests often have.
 */
interface Terms {
  words: string[];
  pieces: string[];
  marks: readonly string[];
}

/** What the recognizer wrote at the end of a turn that it heard as a question. */
const QUESTION_MARK_AT_END = /[?؟][\s"'”’»]*$/;

/** A turn as the model reads it. */
export interface HeardTurn {
  /** The output of `plain`. */
  said: string;
  /** Whether it ends with a question mark. Not all recognizers write any. */
  endsAsking: boolean;
}

/** Returns a turn as the model reads it. */
export const heard = (text: string): HeardTurn => ({
  said: plain(text),
  endsAsking: QUESTION_MARK_AT_END.test(text),
});

/** Returns the terms of a turn, with repetitions. */
function termsOf({ said, endsAsking }: HeardTurn): Terms {
  const words = said === '' ? [] : said.split(' ');
  const framed = ['<', ...words, '>'];
  return {
    words: [
      ...words,
      ...runs(framed, 2),
      ...runs(framed, 3),
      ...words.slice(0, PLACED_WORDS).map((word) => `^${word}`),
      ...words.slice(-PLACED_WORDS).map((word) => `${word}$`),
      `#${Math.min(LONGEST_STEP, Math.floor(words.length / LENGTH_STEP))}`,
    ],
    pieces: words.flatMap(piecesOf),
    marks: endsAsking ? [...marksOf(said), 'question mark'] : marksOf(said),
  };
}

const runs = (words: readonly string[], length: number): string[] =>
  words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(' '));

function piecesOf(word: string): string[] {
  const framed = ` ${word} `;
  const pieces: string[] = [];
  for (let length = PIECES.from; length <= PIECES.to; length += 1)
    for (let at = 0; at + length <= framed.length; at += 1)
      pieces.push(framed.slice(at, at + length));
  return pieces;
}

/**
 * Returns a turn as the model sees it, as indices and values. A word or a piece counts more the more
 * often it occurs in the turn and the rarer it is in the corpus.
 */
export function vectorOf(turn: HeardTurn, rarityOf: (index: number) => number): [number, number][] {
  const { words, pieces, marks } = termsOf(turn);
  return [
    ...weighed(words, 0, rarityOf),
    ...weighed(pieces, BUCKETS, rarityOf),
    ...marks.map((mark): [number, number] => [
      2 * BUCKETS + (hash(mark) % MARK_BUCKETS),
      MARK_VALUE,
    ]),
  ];
}

/** Returns the values of the terms at their indices; as a vector, they have the length 1. */
function weighed(
  terms: readonly string[],
  offset: number,
  rarityOf: (index: number) => number,
): [number, number][] {
  const counts = new Map<number, number>();
  for (const term of terms) {
    const index = offset + (hash(term) % BUCKETS);
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  const values = [...counts].map(([index, count]): [number, number] => [
    index,
    (1 + Math.log(count)) * rarityOf(index),
  ]);
  const length = Math.hypot(...values.map(([, value]) => value)) || 1;
  return values.map(([index, value]) => [index, value / length]);
}
