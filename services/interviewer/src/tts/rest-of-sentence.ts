/** Letters a second of a brisk voice: 160 to 170 words a minute. Arabic is written without its short vowels. */
const LETTERS_PER_S = { latin: 13, arabic: 10 };
/** A clause that begins within this many letters is waited for: two words. */
const NEAR_LETTERS = 10;
/** So little of a sentence is no beginning: it is said again from the start (ms). */
const HARDLY_BEGUN_MS = 400;

const LETTER = /[\p{L}\p{N}]/u;
/** White space after which a clause begins: after a comma, semicolon, colon or dash, the Arabic ones among them. */
const CLAUSE_START = /(?<=[,;:،؛—–])\s+/gu;
const WORD_START = /\s+/gu;

/**
 * What is still to be said of a sentence when a voice broke off in it: from the next clause on where one begins soon, else from the next word.
 * How far it came is estimated, as engines do not tell; a word may be lost or come twice, half a sentence never.
 * @param ms sound of it that was given.
 */
export function restOfSentence(sentence: string, ms: number): string {
  if (ms < HARDLY_BEGUN_MS) return sentence;
  const rate = /\p{Script=Arabic}/u.test(sentence) ? LETTERS_PER_S.arabic : LETTERS_PER_S.latin;
  const said = (ms / 1_000) * rate;
  const starts = (pattern: RegExp) =>
    [...sentence.matchAll(pattern)].map(({ index }) => ({
      index,
      before: letters(sentence.slice(0, index)),
    }));
  const next =
    starts(CLAUSE_START).find(({ before }) => before >= said && before <= said + NEAR_LETTERS) ??
    starts(WORD_START).find(({ before }) => before >= said);
  return next ? sentence.slice(next.index).trim() : '';
}

function letters(text: string): number {
  return [...text].filter((sign) => LETTER.test(sign)).length;
}
