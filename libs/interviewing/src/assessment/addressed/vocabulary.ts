/**
 * Words by what they are about, in one language: folded and parted by blanks; `*` stands for any ending (and for Arabic `stem` adds
 * the prefixes and pronouns that are written together with a word).
 */
export interface Vocabulary {
  /** Scoring, hiring, and orders to a machine: hardly a plea without one. */
  core: string;
  /** How good something is said to be, and how much of it. */
  praise: string;
  /** What a judgement of an answer speaks of: the answer, its parts, the qualities looked for; pleas, threats and rewards. */
  near: string;
  /** Verbs that go with everything, numbers: they speak for neither side. */
  light: string;
  /** People and things that are scored at work: they speak for a story. */
  work: string;
  /** What one orders the scorer to do. */
  directives: string;
  /** What an order may begin with. */
  openers: string;
  /** The scorer as "you". */
  you: string;
  /** The candidate or the answer as the thing judged: regular expression over folded words parted by one blank. */
  self: string;
  /** The candidate as who gains by an order: the same. */
  mine: string;
  /** What "I" do in speaking to the scorer; anything else that "I" do is a deed told. */
  speechActs: string;
}

/** Whether a folded word is one of a table of words. */
export type Table = (word: string) => boolean;

/** Reads a table; `affixes` wraps the alternatives in what may be written together with each. */
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
