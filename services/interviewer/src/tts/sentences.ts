/** Where a sentence may end: its mark (the Arabic question mark among them) and closing quotes, before white space; or a line's end. */
const BOUNDARY = /[.!?؟…]+["'”’»)\]]*(?=\s|$)|\n+/gu;
/** Full stops that end an abbreviation, not a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|vs|e\.g|i\.e|inc|ltd|jr|sr|st)\.$/i;

/**
 * Cuts a text into sentences for speech. Nothing but white space is lost: joined with single spaces, the parts are the text.
 * A full stop inside a word or number ("Node.js", "3.5") or after a known abbreviation does not cut.
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
