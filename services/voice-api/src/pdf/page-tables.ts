import { textOf, type Segment } from './segments';

/** Lines of text that wrap. */
export type Paragraph = Segment[];

/** A row of a table. */
export interface TableRow {
  /** Number of lines on the page. */
  lines: number;
  /** The cells that hold text, from left to right. */
  cells: Cell[];
}

export interface Cell {
  paragraphs: Paragraph[];
  /** Whether the column holds long texts, which describe a job rather than naming it. */
  isProse: boolean;
}

/** Tables with fewer columns are read line by line. */
const MIN_COLUMNS = 3;
/** Minimum gap between two columns, as a multiple of the font size. */
const COLUMN_GAP = 0.7;
/** A gap between lines that exceeds a table's smallest one by this factor separates rows. */
const ROW_GAP = 1.15;
/** Columns with longer texts than this (characters) hold prose. */
const MAX_CELL_CHARS = 60;
/** Maximum distance from one row of a table to the next, as a multiple of the font size. */
const MAX_TABLE_GAP = 5;
/** Maximum distance from one line of a cell to the next, as a multiple of the font size. */
const MAX_LINE_GAP = 2;
/** Maximum line spacing of wrapped text, as a multiple of the font size. */
const MAX_WRAPPED_GAP = 1.6;
/** Lines closer than this multiple of the font size are cells aligned in their row's middle. */
const HALF_LINE = 1;
/** Share of a line's cells that must continue the line above to be part of the same row. */
const CONTINUED = 0.5;

interface Column {
  left: number;
  right: number;
}

/**
 * Finds the tables of three or more columns whose cells hold wrapped text, and returns their rows by
 * the number of the line that they start on. Other tables can be read line by line.
 */
export function wrappedTables(lines: readonly Segment[][]): ReadonlyMap<number, TableRow> {
  const found = new Map<number, TableRow>();
  let read = 0;
  for (let first = 0; first < lines.length; first++) {
    if (first < read || lines[first]!.length < MIN_COLUMNS) continue;
    const { start, end, columns } = tableAround(lines, first, read);
    read = end;
    if (end - start < 2) continue;
    const rows = rowsOfTable(lines.slice(start, end), columns);
    let at = start;
    if (isTable(rows))
      for (const row of rows) {
        found.set(at, row);
        at += row.lines;
      }
  }
  return found;
}

/** Whether a cell wraps, and more than one row fills the columns. */
const isTable = (rows: readonly TableRow[]): boolean =>
  rows.filter(({ cells }) => cells.length >= MIN_COLUMNS).length > 1 &&
  rows.some(({ cells }) =>
    cells.some(({ paragraphs }) => paragraphs.some((text) => text.length > 1)),
  );

/** Extends a table from one of its lines for as long as its columns stay apart. */
function tableAround(
  lines: readonly Segment[][],
  first: number,
  from: number,
): { start: number; end: number; columns: Column[] } {
  let columns = columnsOf(lines[first]!, lines[first]!);
  let [start, end] = [first, first + 1];
  if (columns.length < MIN_COLUMNS) return { start, end, columns };
  const extend = (line: Segment[] | undefined, neighbour: Segment[], maxGap: number): boolean => {
    if (!line || Math.abs(line[0]!.y - neighbour[0]!.y) > maxGap * line[0]!.fontSize) return false;
    const wider = columnsOf([...columns, ...line], line);
    if (wider.length !== columns.length) return false;
    columns = wider;
    return true;
  };
  while (extend(lines[end], lines[end - 1]!, isAlone(lines, end) ? MAX_LINE_GAP : MAX_TABLE_GAP))
    end++;
  // Cells with more lines than others start above them if they are aligned in the middle.
  while (start > from && extend(lines[start - 1], lines[start]!, HALF_LINE)) start--;
  return { start, end, columns };
}

/** Whether a line holds one cell's text only, with no other cells in the middle of its lines. */
const isAlone = (lines: readonly Segment[][], at: number): boolean => {
  const [line, next] = [lines[at], lines[at + 1]];
  return line?.length === 1 && !(next && line[0]!.y - next[0]!.y <= HALF_LINE * line[0]!.fontSize);
};

/** Merges what overlaps or almost touches. */
function columnsOf(spans: readonly Column[], line: readonly Segment[]): Column[] {
  const gap = COLUMN_GAP * Math.min(...line.map(({ fontSize }) => fontSize));
  const columns: Column[] = [];
  for (const { left, right } of [...spans].sort((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last && left < last.right + gap) last.right = Math.max(last.right, right);
    else columns.push({ left, right });
  }
  return columns;
}

const isLong = (paragraph: Paragraph): boolean =>
  paragraph.reduce((sum, segment) => sum + textOf(segment).trim().length + 1, 0) > MAX_CELL_CHARS;

/**
 * Divides a table into rows. Files draw a table cell by cell, so that a row starts where they go back
 * to the first cells; those that draw it line by line need the text to tell which lines belong
 * together.
 */
function rowsOfTable(lines: readonly Segment[][], columns: readonly Column[]): TableRow[] {
  const groups = linesByRow(lines, columns) ?? continuedLines(lines, columns);
  const cells = columns.map((column, at) =>
    groups.map((group) => paragraphsOf(cellOf(group, column), columns, at)),
  );
  const isProse = cells.map((column) => column.flat().some(isLong));
  return groups.map((group, row) => ({
    lines: group.length,
    cells: columns
      .map((_, at) => ({ paragraphs: cells[at]![row]!, isProse: isProse[at]! }))
      .filter(({ paragraphs }) => paragraphs.length > 0),
  }));
}

/** Groups lines by the drawing order of their cells, or returns null if they were drawn one by one. */
function linesByRow(lines: readonly Segment[][], columns: readonly Column[]): Segment[][][] | null {
  const cells = lines
    .flatMap((line, number) =>
      line.map((segment) => ({
        order: segment.order,
        number,
        column: columns.findIndex((column) => isIn(segment, column)),
      })),
    )
    .sort((a, b) => a.order - b.order);
  const steps = cells.slice(1).map(({ column }, at) => Math.sign(column - cells[at]!.column));
  const forwards = steps.reduce((sum, step) => sum + step, 0) >= 0 ? 1 : -1;
  const rows: { first: number; last: number }[] = [];
  cells.forEach(({ number }, at) => {
    const row = rows.at(-1);
    if (!row || steps[at - 1] === -forwards) rows.push({ first: number, last: number });
    else [row.first, row.last] = [Math.min(row.first, number), Math.max(row.last, number)];
  });
  const inOrder = rows.every(({ first }, at) => first === (at === 0 ? 0 : rows[at - 1]!.last + 1));
  const drawnByLine = rows.every(({ first, last }) => first === last);
  return inOrder && !drawnByLine
    ? rows.map(({ first, last }) => lines.slice(first, last + 1))
    : null;
}

function continuedLines(lines: readonly Segment[][], columns: readonly Column[]): Segment[][][] {
  const spacings = lines.slice(1).map((line, at) => lines[at]![0]!.y - line[0]!.y);
  const smallest = Math.min(...spacings);
  const groups: Segment[][][] = [];
  lines.forEach((line, at) => {
    const group = groups.at(-1);
    const limit = Math.min(ROW_GAP * smallest, MAX_WRAPPED_GAP * line[0]!.fontSize);
    const wide = at > 0 && spacings[at - 1]! > limit;
    if (group && !wide && isContinued(line, group.at(-1)!, columns)) group.push(line);
    else groups.push([line]);
  });
  return groups;
}

const isIn = ({ left, right }: Segment, column: Column) =>
  left >= column.left && right <= column.right;

const cellOf = (lines: readonly Segment[][], column: Column): Segment[] =>
  lines.flatMap((line) => line.filter((segment) => isIn(segment, column)));

/** Whether a line may belong to the same row as the line above it. */
function isContinued(
  line: readonly Segment[],
  above: readonly Segment[],
  columns: readonly Column[],
): boolean {
  if (line.length < MIN_COLUMNS) return true;
  const continued = line.filter((segment) => {
    const at = columns.findIndex((column) => isIn(segment, column));
    const upper = above.find((one) => isIn(one, columns[at]!));
    return upper !== undefined && isWrapped(upper, segment, columns, at);
  });
  return continued.length >= CONTINUED * line.length;
}

function paragraphsOf(
  cell: readonly Segment[],
  columns: readonly Column[],
  at: number,
): Paragraph[] {
  const found: Paragraph[] = [];
  for (const segment of cell) {
    const above = found.at(-1)?.at(-1);
    if (above && isWrapped(above, segment, columns, at)) found.at(-1)!.push(segment);
    else found.push([segment]);
  }
  return found;
}

/** Whether the first word of a line would not have fitted at the end of the line above it. */
function isWrapped(
  above: Segment,
  below: Segment,
  columns: readonly Column[],
  at: number,
): boolean {
  const text = textOf(below).trim();
  const word = text.split(/\s/)[0]!;
  const width = ((below.right - below.left) * word.length) / Math.max(1, text.length);
  // Where cells start and end is unknown, so one letter's width more counts as full.
  const room = roomIn(columns, at, above.fontSize);
  return above.right - above.left + width + above.fontSize > room;
}

/** The width of a column up to the next one, or of the last one's longest line. */
function roomIn(columns: readonly Column[], at: number, fontSize: number): number {
  const { left, right } = columns[at]!;
  const next = columns[at + 1];
  return next ? next.left - left - COLUMN_GAP * fontSize : right - left;
}
