import { blocksOf } from './page-layout';
import { wrappedTables, type TableRow } from './page-tables';
import { rowsOf, segmentsOf, textOf, type Segment, type TextPiece } from './segments';

export type { TextPiece } from './segments';

/**
 * A gap wider than this fraction of the font size separates words, even without a space character.
 */
const WORD_GAP = 0.2;
/**
 * A gap wider than this multiple of the font size separates columns, such as an employer and a
 * right-aligned year.
 */
const COLUMN_GAP = 2;
/** A gap between lines that exceeds the usual one by this factor separates paragraphs. */
const PARAGRAPH_GAP = 1.25;
/** A line that starts further from its block's edge than this multiple of the font size is indented. */
const INDENT = 0.8;
/** Maximum distance between the edges of lines that start at the same place (points). */
const SAME_EDGE = 2;
/** Prefix of an indented line. */
const INDENTATION = '  ';
/** Matches a date range that continues below, in a narrow margin. */
const OPEN_RANGE = /[\d٠-٩۰-۹]\s*(?:[-–—−]|to|until|إلى|الى|حتى)\s*$/i;
const MAX_RANGE_END_CHARS = 16;
/** Matches a month of a year, which may be the start of a range. */
const MONTH = /^(?:\p{L}{3,9}\.?\s+|[\d٠-٩]{1,2}[/.-])([\d٠-٩]{4})$/u;
const NOW = /^(?:present|now|current|today|الآن|حتى الآن|الحالي|حاليًا)$/i;
/** Minimum spacing of lines, as a multiple of the font size. Anything closer is the same line. */
const SAME_SPACING = 0.6;
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Matches an Arabic vowel mark that stands before its letter, at the start of a word. */
const STRAY_MARK = /(?<!\p{L})([\u064B-\u0652])(\p{L})/gu;
/** Matches the ligature of "الله" in the wrong order, as at the end of "عبدالله". */
const ALLAH_LIGATURE = /اهلل(?!\p{L})/gu;
/** Matches Latin ligatures and Arabic presentation forms. */
const PRESENTATION_FORMS = /[\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC]+/g;

/**
 * Arranges the text pieces of one page into lines in reading order: columns one after the other,
 * and within a column, everything on one baseline in one line. An empty line separates paragraphs,
 * and indented lines start with two spaces.
 */
export function toLines(pieces: TextPiece[]): string[] {
  const { main, aside } = readPageText(pieces);
  return [...main, ...aside];
}

/** Like `toLines`, but keeps a narrow column beside the main text apart. */
export function readPageText(pieces: TextPiece[]): { main: string[]; aside: string[] } {
  const rtlPage = mostlyRtl(pieces);
  const main: string[] = [];
  const aside: string[] = [];
  for (const block of blocksOf(segmentsOf(pieces)))
    (block.aside ? aside : main).push(...blockLines(block.segments, rtlPage));
  return { main, aside };
}

interface Row {
  text: string;
  y: number;
  fontSize: number;
  /** Distance of the line's start from the left edge or, in RTL lines, from the right edge. */
  start: number;
  /** Where the second and later segments of the line start. */
  innerStarts: number[];
  /** Baseline of the last line, in a table's row with several. */
  bottom?: number;
}

/** Joins the segments of a block to lines. */
function blockLines(segments: Segment[], rtlPage: boolean): string[] {
  const rows = rowsOf(segments);
  const tables = wrappedTables(rows);
  const read: Row[] = [];
  for (let at = 0; at < rows.length; at++) {
    const table = tables.get(at);
    if (table) at += table.lines - 1;
    read.push(
      ...(table
        ? tableRow(table, rtlPage)
        : splitOpenRange(rows[at] as Segment[], rows[at + 1], rtlPage)
      ).filter(({ text }) => text !== ''),
    );
  }
  const usual = usualSpacing(read);
  const innerStarts = read.flatMap((row) => row.innerStarts);
  const edge = Math.min(...read.map(({ start }) => start));
  const isIndented = ({ start, fontSize }: Row) =>
    start > edge + INDENT * fontSize &&
    read.filter((row) => Math.abs(row.start - start) <= SAME_EDGE).length > 1 &&
    !innerStarts.some((inner) => Math.abs(inner - start) <= SAME_EDGE);
  return read.flatMap((row, at) => {
    const above = read[at - 1];
    const line = `${isIndented(row) ? INDENTATION : ''}${row.text}`;
    return above && spacing(above, row) > PARAGRAPH_GAP * usual ? ['', line] : [line];
  });
}

/**
 * Reads the segments of one line. If one of them is a date range that continues in the next line of
 * a narrow margin, the whole range becomes a line of its own.
 */
function splitOpenRange(row: Segment[], next: Segment[] | undefined, rtlPage: boolean): Row[] {
  const below = (one: Segment) => next?.find((two) => two.left < one.right && two.right > one.left);
  const open = row.length > 1 ? row.find((one) => isOpenRange(one, below(one))) : undefined;
  const end = open && below(open);
  if (!open || !end) return [rowOf(row, rtlPage)];
  next?.splice(next.indexOf(end), 1);
  const range = rowOf([open], rtlPage);
  const rest = rowOf(
    row.filter((segment) => segment !== open),
    rtlPage,
  );
  const dash = OPEN_RANGE.test(range.text) ? '' : ' –';
  return [
    {
      ...range,
      text: `${range.text}${dash} ${rowOf([end], rtlPage).text}`,
      innerStarts: [rest.start],
    },
    rest,
  ];
}

/** Whether a date range starts in one line of a margin and ends in the next. */
function isOpenRange(start: Segment, end: Segment | undefined): boolean {
  if (!end) return false;
  const [from, to] = [textOf(start).trim(), textOf(end).trim()];
  if (to.length > MAX_RANGE_END_CHARS) return false;
  const [, startYear] = from.match(MONTH) ?? [];
  const [, endYear] = to.match(MONTH) ?? [];
  return (
    OPEN_RANGE.test(from) ||
    // Later dates above earlier ones are a list of their own.
    (startYear !== undefined && (NOW.test(to) || (endYear !== undefined && startYear <= endYear)))
  );
}

/**
 * Reads a row of a table. The first paragraphs of its cells form one line; the others, and the
 * columns that hold prose, such as duties, follow.
 */
function tableRow({ cells }: TableRow, rtlPage: boolean): Row[] {
  const first: string[] = [];
  const others: string[] = [];
  for (const { paragraphs, isProse } of rtlPage ? [...cells].reverse() : cells)
    paragraphs.forEach((paragraph, at) => {
      const text = paragraph.map((segment) => rowOf([segment], rtlPage).text).join(' ');
      if (isProse) others.push(INDENTATION + text);
      else if (at > 0) others.push(text);
      else first.push(text);
    });
  const segments = cells.flatMap(({ paragraphs }) => paragraphs.flat());
  const row = rowOf(segments, rtlPage);
  const bottom = Math.min(...segments.map(({ y }) => y));
  return [first.join('\t'), ...others].map((text, at) => ({
    ...row,
    text,
    y: at > 0 ? bottom : row.y,
    bottom,
  }));
}

function rowOf(segments: Segment[], rtlPage: boolean): Row {
  const starts = segments.map(({ left, right }) => (rtlPage ? -right : left)).sort((a, b) => a - b);
  return {
    text: lineOf(
      segments.flatMap(({ pieces }) => pieces),
      rtlPage,
    ),
    y: Math.max(...segments.map(({ y }) => y), -Infinity),
    fontSize: Math.max(...segments.map(({ fontSize }) => fontSize), 0),
    start: starts[0] ?? 0,
    innerStarts: starts.slice(1),
  };
}

/** Returns the distance between two baselines as a multiple of the font size. */
const spacing = (above: Row, below: Row): number =>
  ((above.bottom ?? above.y) - below.y) / Math.max(1, Math.min(above.fontSize, below.fontSize));

/** Returns the spacing that a quarter of the lines stay below. */
function usualSpacing(rows: Row[]): number {
  const all = rows
    .map((row, at) => (at > 0 ? spacing(rows[at - 1] as Row, row) : 0))
    .filter((distance) => distance > SAME_SPACING)
    .sort((a, b) => a - b);
  return all[Math.floor(all.length / 4)] ?? Infinity;
}

/**
 * Joins the pieces of one line. On a right-to-left page, every line with RTL letters is treated as
 * RTL, even if it consists mostly of Latin names.
 */
function lineOf(row: TextPiece[], rtlPage: boolean): string {
  const sorted = [...row].sort((a, b) => a.x - b.x);
  const rtl = rtlPage ? row.some((piece) => RTL_LETTER.test(piece.text)) : mostlyRtl(row);
  return (rtl ? facingInwards(joinRtl(sorted)) : join(sorted))
    .replace(PRESENTATION_FORMS, (letters) => letters.normalize('NFKC'))
    .replace(STRAY_MARK, '$2$1')
    .replace(ALLAH_LIGATURE, 'الله')
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ ?\t\s*/g, '\t')
    .trim();
}

/**
 * Restores the brackets of a right-to-left line. Some files name the mirrored brackets by their
 * shape on paper, so that a pair reads `)…(`.
 */
function facingInwards(line: string): string {
  const first = line.search(/[()[\]]/);
  return first >= 0 && /[)\]]/.test(line[first] ?? '')
    ? line.replace(/[()[\]]/g, (bracket) => MIRRORED[bracket] ?? bracket)
    : line;
}
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[' };

function mostlyRtl(pieces: TextPiece[]): boolean {
  const letters =
    pieces
      .map((piece) => piece.text)
      .join('')
      .match(/\p{L}/gu) ?? [];
  const rtl = letters.filter((letter) => RTL_LETTER.test(letter)).length;
  return rtl > 0 && rtl * 2 >= letters.length;
}

/** Joins the pieces of a left-to-right line. The pieces must be sorted from left to right. */
function join(pieces: TextPiece[]): string {
  let line = '';
  pieces.forEach((piece, index) => {
    line += separator(pieces[index - 1], piece) + piece.text;
  });
  return line;
}

/**
 * Joins the pieces of a right-to-left line. The pieces must be sorted from left to right. Their
 * order is reversed, except inside runs of Latin words and numbers.
 */
function joinRtl(pieces: TextPiece[]): string {
  const runs: TextPiece[][] = [];
  pieces.forEach((piece, index) => {
    const run = runs.at(-1);
    const next = pieces[index + 1];
    const left = pieces[index - 1];
    const continues =
      run &&
      isLtr(run[0]) &&
      separator(left, piece) !== '\t' &&
      (isLtr(piece) ||
        (isLtr(next) && (piece.text.trim() === '' || isInnerMark(left, piece, next))));
    if (continues) run.push(piece);
    else runs.push([piece]);
  });
  let line = '';
  let previous: TextPiece | undefined;
  for (const run of runs.reverse()) {
    const rightmost = run.at(-1);
    if (rightmost && previous) line += separator(rightmost, previous);
    line += join(run);
    previous = run[0];
  }
  return line;
}

/** Whether a piece is punctuation inside a Latin word, an address or a number ("node.js", "05/12"). */
const isInnerMark = (left: TextPiece | undefined, mark: TextPiece, right: TextPiece | undefined) =>
  !!right &&
  /^[^\s\p{L}\p{N}()[\]]+$/u.test(mark.text) &&
  separator(left, mark) === '' &&
  separator(mark, right) === '';

function isLtr(piece: TextPiece | undefined): boolean {
  return (
    piece !== undefined &&
    !piece.rtl &&
    /[\p{L}\p{N}]/u.test(piece.text) &&
    !RTL_LETTER.test(piece.text)
  );
}

/**
 * Returns the separator between two neighbouring pieces of a line, depending on the gap between
 * them.
 */
function separator(left: TextPiece | undefined, right: TextPiece): string {
  if (!left) return '';
  const gap = right.x - (left.x + left.width);
  const size = Math.max(left.fontSize, right.fontSize);
  if (gap > COLUMN_GAP * size) return '\t';
  return gap > WORD_GAP * size && !/\s$/.test(left.text) && !/^\s/.test(right.text) ? ' ' : '';
}
