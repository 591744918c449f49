const MAX_CHARS = 200_000;
const MAX_LINE_CHARS = 1_000;
const LINE_BREAK = /\r\n?|[\n\u2028\f]/;
/**
 * Matches the longest allowed piece of a line: up to the end of a sentence, otherwise up to the end
 * of a word, otherwise cut anywhere.
 */
const PIECE = new RegExp(
  String.raw`.{1,${MAX_LINE_CHARS - 1}}[.!?؟](?=\s)|.{1,${MAX_LINE_CHARS}}(?=\s|$)|.{1,${MAX_LINE_CHARS}}`,
  'gs',
);

/** Keeps tabs and runs of three or more spaces recognisable, because they separate columns. */
const gap = (run: string) => (run.includes('\t') ? '\t' : run.length > 2 ? '   ' : ' ');

const tameLine = (line: string) =>
  line
    .replace(/\s+/g, gap)
    .replace(/([^\p{L}\p{N}\s])\1{10,}/gu, '$1$1$1')
    .trim();

/**
 * Limits a document's text so that patterns search it in reasonable time, whoever wrote it: at most
 * 200,000 characters, no empty lines, lines of at most 1,000 characters (longer ones are wrapped),
 * and no long runs of white space or of one symbol.
 */
export function tame(text: string): string {
  return text
    .slice(0, MAX_CHARS)
    .split(LINE_BREAK)
    .map(tameLine)
    .flatMap((line) =>
      line.length > MAX_LINE_CHARS ? line.match(PIECE)!.map((piece) => piece.trim()) : [line],
    )
    .filter((line) => line !== '')
    .join('\n');
}
