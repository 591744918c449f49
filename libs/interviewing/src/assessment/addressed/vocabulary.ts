/**
 * Word lists in one language, by topic. Words are folded and separated by spaces, and `*` stands
 * for any ending. Arabic words also match with prefixes and pronouns attached.
 */
export interface Vocabulary {
  /**
   * Words about scoring and hiring, and words used to give orders to machines. Almost every plea
   * for a good score contains one of them.
   */
  core: string;
  /** Words that express high quality or quantity, such as "perfect" and "full". */
  praise: string;
  /**
   * Words that refer to the answer, its parts or its qualities, and words used in pleas, threats
   * and bribes.
   */
  near: string;
  /**
   * Common verbs and numbers, which don't show whether a clause is addressed to the scorer or about
   * the candidate's work.
   */
  light: string;
  /**
   * Words for people and things that are scored at work. They suggest that the clause is about the
   * candidate's work.
   */
  work: string;
  /** Verbs that give orders to a scorer. */
  directives: string;
  /** Words that can precede an order at the start of a clause. */
  openers: string;
  /** Words that address the scorer as "you". */
  you: string;
  /**
   * Regular expression that matches any mention of the candidate or the answer as the thing being
   * judged. It is applied to folded words joined by single spaces.
   */
  self: string;
  /**
   * Regular expression, applied like `self`, that matches any mention of the candidate as the
   * person that an order is meant to benefit.
   */
  mine: string;
  /**
   * Verbs that, after "I", mean that the speaker is talking to the scorer. Any other verb after "I"
   * counts as an action.
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
