/**
 * Word lists in one language, by topic. Words are folded and separated by spaces, and `*` stands
 * for any ending. Arabic words also match with prefixes and pronouns attached.
 */
export interface Vocabulary {
  /**
   * Words for scoring, hiring and commanding a machine; almost every plea for a good score contains
   * one.
   */
  core: string;
  /** Words for how good something is, and how much of it there is. */
  praise: string;
  /**
   * Words common in verdicts on answers: the answer, its parts and qualities; also pleas, threats
   * and rewards.
   */
  near: string;
  /**
   * Common verbs and numbers, which don't show whether a clause is addressed to the scorer or about
   * the work.
   */
  light: string;
  /** People and things that get scored at work; they suggest that the clause is about the work. */
  work: string;
  /** Verbs that give orders to a scorer. */
  directives: string;
  /** Words that can precede an order at the start of a clause. */
  openers: string;
  /** Words that address the scorer as "you". */
  you: string;
  /**
   * Matches the candidate or the answer as the thing being judged: a regular expression over folded
   * words joined by single spaces.
   */
  self: string;
  /**
   * Matches the candidate as the one who benefits from an order: a regular expression like `self`.
   */
  mine: string;
  /**
   * Verbs that, after "I", mean talking to the scorer. Any other verb after "I" counts as an
   * action.
   */
  speechActs: string;
}

/** Tests whether a folded word is in a word list. */
export type Table = (word: string) => boolean;

/** Compiles a word list; `affixes` are patterns that may precede and follow each word. */
export function table(
  words: string,
  affixes: readonly [before: string, after: string] = ['', ''],
): Table {
  const sources = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace('*', "[\\p{L}']*"));
  const pattern = new RegExp(`^${affixes[0]}(?:${sources.join('|')})${affixes[1]}$`, 'u');
  return (word) => pattern.test(word);
}
