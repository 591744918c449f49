const MAX_CHARS = 200_000;
const MAX_LINE_CHARS = 1_000;
const LINE_BREAK = /\r\n?|[\n\u2028\f]/;
/**
 * Matches the longest piece of a line that fits within the limit. The piece ends after a sentence
 * if possible, otherwise after a word, and in the middle of a word only as a last resort.
 */
const PIECE = new RegExp(
  String.raw`.{1,${MAX_LINE_CHARS - 1}}[.!?؟](?=\s)|.{1,${MAX_LINE_CHARS}}(?=\s|$)|.{1,${MAX_LINE_CHARS}}`,
  'gs',
);

/**
 * Collapses a run of whitespace to a tab, three spaces or one space. Tabs and runs of three or
 * more spaces stay distinct, because they separate columns.
 */
const gap = (run: string) => (run.includes('\t') ? '\t' : run.length > 2 ? '   ' : ' ');

const tameLine = (line: string) =>
  line
    .replace(/\s+/g, gap)
    .replace(/([^\p{L}\p{N}\s])\1{10,}/gu, '$1$1$1')
    .trim();

/**
 * Limits a document's text so that regular expressions can search it in reasonable time: at most
 * 200,000 characters, no empty lines, lines of at most 1,000 characters (longer ones are split),
 * and no long runs of whitespace or of a single symbol.
 */
export function tame(text: string): string {
  return tamedLines(text, tameLine)
    .filter((line) => line !== '')
    .join('\n');
}

/**
 * Like `tame`, but keeps the layout: empty lines stay, and an indented line starts with two spaces.
 */
export function tameWithLayout(text: string): string {
  return tamedLines(text, (line) => {
    const tamed = tameLine(line);
    return tamed !== '' && /^(?: {2}|\t)/.test(line) ? `  ${tamed}` : tamed;
  }).join('\n');
}

function tamedLines(text: string, tameOne: (line: string) => string): string[] {
  return text
    .slice(0, MAX_CHARS)
    .split(LINE_BREAK)
    .map(tameOne)
    .flatMap((line) =>
      line.length > MAX_LINE_CHARS ? line.match(PIECE)!.map((piece) => piece.trim()) : [line],
    );
}
