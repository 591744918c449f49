/**
 * Word lists of one language by topic: folded, separated by spaces. `*` stands for any ending; in
 * Arabic, prefixes and pronouns written as part of the word are matched as well.
 */
export interface Vocabulary {
  /** Scoring, hiring and commanding a machine; almost every plea contains one. */
  core: string;
  /** How good something is, and how much of it. */
  praise: string;
  /**
   * What judgements of answers mention: the answer, its parts, qualities; pleas, threats and
   * rewards.
   */
  near: string;
  /** Common verbs and numbers, which count for neither side. */
  light: string;
  /** People and things that get scored at work: evidence of a story. */
  work: string;
  /** Orders to a scorer. */
  directives: string;
  /** Words that can precede an order. */
  openers: string;
  /** The scorer as "you". */
  you: string;
  /**
   * The candidate or the answer as the thing being judged: a regular expression over folded words
   * joined by single spaces.
   */
  self: string;
  /** The candidate as the one who benefits from an order: a regular expression like `self`. */
  mine: string;
  /** Verbs of "I" talking to the scorer. Any other verb after "I" counts as an action. */
  speechActs: string;
}

/** Tests whether a folded word is in a word list. */
export type Table = (word: string) => boolean;

/** Compiles a word list; `affixes` are patterns allowed before and after each word. */
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
