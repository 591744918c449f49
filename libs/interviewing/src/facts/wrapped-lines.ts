import { topicOfLabel } from './lexicon/advertised-topics';
import { BULLET, heading } from './lexicon/headings';
import { tameWithLayout } from './tame';

/** A shorter line is not broken because it is full: it names or lists something. */
const MIN_FULL_CHARS = 30;
/** Longest lines of a text that is broken at a fixed width, in characters. */
const MAX_WIDTH = 120;
const MAX_JOINED_CHARS = 1_000;
const MAX_PARAGRAPH_LINES = 40;

const SENTENCE_END = /[.!؟?:：;؛]["»”)]?$/;
const FULL_STOP = /[.!؟?]["»”)]?$/;
const COMMA = /[,،]$/;
const LOWER_CASE = /^\p{Ll}/u;
const COLUMNS = /[|•·▪●]|\t| {3}/;
/** Matches "Place: Cardiff", but no sentence with a colon further on. */
const LABELLED = /^(?:\S+ ){0,3}\S+[:：](?:\s|$)/u;

/**
 * Returns the lines of a document as they were before it was broken at a fixed width: a line that
 * continues a sentence or an item of a list is joined to the one before. Lines are tamed and
 * trimmed, and empty ones are left out.
 */
export function unwrappedLines(content: string): string[] {
  const lines = tameWithLayout(content).split('\n');
  const width = lines.reduce((longest, { length }) => Math.max(longest, length), 0);
  const joined: string[] = [];
  let previous = '';
  lines.forEach((line, at) => {
    const text = line.trim();
    const before = joined.at(-1) ?? '';
    if (text !== '' && before.length + text.length < MAX_JOINED_CHARS) {
      const isFull = width <= MAX_WIDTH && `${previous} ${firstWord(text)}`.length > width;
      if (continues(before, previous, line, isFull, () => endsInFullStop(lines, at))) {
        joined[joined.length - 1] = `${before} ${text}`;
        previous = line;
        return;
      }
    }
    if (text !== '') joined.push(text);
    previous = line;
  });
  return joined;
}

/**
 * Whether a line continues what was joined so far. Lower case shows it, unless the items of a list
 * are written that way. In front of capitals, and in Arabic, the line above must be full, and the
 * paragraph one of sentences or the item of a list.
 */
function continues(
  before: string,
  previous: string,
  line: string,
  isFull: boolean,
  isOfSentences: () => boolean,
): boolean {
  const text = line.trim();
  const above = previous.trim();
  if (above === '' || SENTENCE_END.test(above) || COLUMNS.test(above) || COLUMNS.test(text))
    return false;
  if (BULLET.test(line)) return false;
  const isItem = BULLET.test(before);
  if (isItem && /^\s/.test(line)) return true;
  if (above.length < MIN_FULL_CHARS) return false;
  if (LABELLED.test(text)) return false;
  if (LOWER_CASE.test(text)) return isItem || !LOWER_CASE.test(before);
  if (isHeading(above) || isHeading(text)) return false;
  return isFull && (isItem || COMMA.test(above) || isOfSentences());
}

const firstWord = (text: string) => text.split(' ', 1)[0]!;

const isHeading = (text: string) => topicOfLabel(text) !== null || heading(text)?.rest === '';

/** Whether the paragraph that a line belongs to ends as sentences do. */
function endsInFullStop(lines: readonly string[], at: number): boolean {
  const rest = lines.slice(at, at + MAX_PARAGRAPH_LINES);
  const end = rest.findIndex((line) => line === '' || BULLET.test(line));
  return FULL_STOP.test(rest[(end < 0 ? rest.length : end) - 1] ?? '');
}
