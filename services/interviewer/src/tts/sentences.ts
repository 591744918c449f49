/**
 * Matches where a sentence may end: at a line break, or at final punctuation (including the Arabic
 * question mark) and any closing quotes, if white space or the end of the text follows.
 */
const BOUNDARY = /[.!?؟…]+["'”’»)\]]*(?=\s|$)|\n+/gu;
/** Matches a known abbreviation at the end of a text. Its full stop doesn't end a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|vs|e\.g|i\.e|inc|ltd|jr|sr|st)\.$/i;

/**
 * Splits a text into sentences for speech. Collapses white space and keeps all other characters.
 *
 * Does not split at a full stop inside a word or number ("Node.js", "3.5") or after a known
 * abbreviation.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  const cut = (end: number) => {
    const sentence = text.slice(start, end).trim().replace(/\s+/gu, ' ');
    if (sentence) sentences.push(sentence);
    start = end;
  };
  for (const match of text.matchAll(BOUNDARY)) {
    const end = match.index + match[0].length;
    if (!ABBREVIATION.test(text.slice(start, end))) cut(end);
  }
  cut(text.length);
  return sentences;
}
