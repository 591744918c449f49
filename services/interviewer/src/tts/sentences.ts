/**
 * Matches the possible end of a sentence: a line break, or final punctuation (including the Arabic
 * question mark) with any closing quotes or brackets, if whitespace or the end of the text
 * follows.
 */
const BOUNDARY = /[.!?؟…]+["'”’»)\]]*(?=\s|$)|\n+/gu;
/**
 * Matches text that ends with a known abbreviation. The full stop of an abbreviation doesn't end a
 * sentence.
 */
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|vs|e\.g|i\.e|approx|inc|ltd|jr|sr|st|د|م|أ|أ\.د|ص\.ب)\.$/i;

/**
 * Splits `text` into sentences for speech. Collapses whitespace and keeps all other characters.
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
