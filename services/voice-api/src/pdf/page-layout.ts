import { wrappedTables } from './page-tables';
import { rowsOf, SAME_LINE, textOf, type Segment } from './segments';

/** A part of a page that is read from top to bottom. */
export interface Block {
  segments: Segment[];
  /** Whether the block is a narrow column beside the main text. */
  aside: boolean;
}

/** Minimum width of the gutter between two columns, as a multiple of the font size. */
const GUTTER = 0.8;
/** Headings in large letters need no wider gutter than text of this size (points). */
const MAX_GUTTER_FONT = 12;
/**
 * A page with more segments than this is read as one block. The search passes over the segments once
 * for each point of the page's width.
 */
const MAX_SEGMENTS = 1_500;
/** The number of possible gutters that are examined, those that divide the most text first. */
const MAX_RUNS = 60;
/** Columns stand beside each other for at least this many lines. */
const MIN_ROWS_BESIDE = 2;
const MAX_DEPTH = 4;
/** A column's largest letters are a headline if they exceed the other column's by this factor. */
const HEADLINE = 1.2;
/** An aside is narrower than the main text by at least this factor. */
const ASIDE = 0.8;
/** Share of lines with a year above which a side is a margin with dates, not a column. */
const DATED = 0.35;
/** Share of a side's lines that stand beside a line of the other side, in a margin or table. */
const ALIGNED = 0.6;
const MAX_MARGIN_CHARS = 32;
const YEAR = /(?:1[349]|20|٢٠|١٩|١٤|۲۰|۱۹)[\d٠-٩۰-۹]{2}/;

/** Divides a page into blocks, in reading order. Blocks keep the segments' drawing order. */
export function blocksOf(segments: Segment[]): Block[] {
  return segments.length > MAX_SEGMENTS ? [{ segments, aside: false }] : divide(segments, 0);
}

function divide(segments: Segment[], depth: number): Block[] {
  const split = depth < MAX_DEPTH ? findColumns(segments) : null;
  if (!split) return segments.length > 0 ? [{ segments, aside: false }] : [];
  const again = (part: Segment[]) => divide(part, depth + 1);
  return [
    ...again(split.above),
    ...ordered(split.left, split.right).flatMap(({ segments: column, aside }) =>
      again(column).map((block) => ({ ...block, aside: block.aside || aside })),
    ),
    ...again(split.below),
  ];
}

/**
 * Orders two columns. The one with the headline comes first, otherwise the one that is drawn first.
 * A narrow column that comes second is an aside.
 */
function ordered(left: Segment[], right: Segment[]): Block[] {
  const largest = (column: Segment[]) => Math.max(...column.map(({ fontSize }) => fontSize));
  const first = (column: Segment[]) => Math.min(...column.map(({ order }) => order));
  const width = (column: Segment[]) =>
    Math.max(...column.map((segment) => segment.right)) -
    Math.min(...column.map((segment) => segment.left));
  const leftFirst =
    largest(left) >= HEADLINE * largest(right) ||
    (largest(right) < HEADLINE * largest(left) && first(left) < first(right));
  const [one, two] = leftFirst ? [left, right] : [right, left];
  return [
    { segments: one, aside: false },
    { segments: two, aside: width(two) < ASIDE * width(one) },
  ];
}

interface Split {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
}

/** The number of the line that each segment stands on. */
type LineNumbers = ReadonlyMap<Segment, number>;

/** Finds the gutter that divides the most lines into two columns, or null if there is none. */
function findColumns(segments: Segment[]): Split | null {
  const rows = rowsOf(segments);
  const lines: LineNumbers = new Map(
    rows.flatMap((row, number) => row.map((segment) => [segment, number] as const)),
  );
  const inTable = new Set(
    [...wrappedTables(rows)].flatMap(([at, table]) => rows.slice(at, at + table.lines).flat()),
  );
  for (const run of runsOf(rows)) {
    const split = splitAt(rows, run);
    const isTable = [...split.left, ...split.right].every((segment) => inTable.has(segment));
    if (!isTable && areColumns(split, lines)) return split;
  }
  return null;
}

/** Lines that leave a gutter free right of `edge`. */
interface Run {
  edge: number;
  start: number;
  end: number;
  /** Number of segments on the side that has fewer. */
  size: number;
}

/** Returns the longest runs of lines for each possible gutter, those with the most text first. */
function runsOf(rows: Segment[][]): Run[] {
  const edges = new Set(rows.flat().map(({ right }) => Math.round(right)));
  const distinct = new Map<string, Run>();
  for (const edge of edges)
    for (const { left, right, ...run } of runsBeside(rows, edge)) {
      const size = Math.min(left, right);
      // Neighbouring edges often divide the same lines in the same way.
      if (size > 1) distinct.set(`${run.start} ${run.end} ${left}`, { edge, ...run, size });
    }
  return [...distinct.values()].sort((a, b) => b.size - a.size).slice(0, MAX_RUNS);
}

function runsBeside(rows: Segment[][], edge: number) {
  const runs: { start: number; end: number; left: number; right: number }[] = [];
  let [start, left, right] = [0, 0, 0];
  const close = (end: number) => {
    runs.push({ start, end, left, right });
    // The row that crosses the gutter is part of neither run.
    [start, left, right] = [end + 1, 0, 0];
  };
  rows.forEach((row, index) => {
    const crosses = row.some(
      (segment) =>
        segment.left < edge + GUTTER * Math.min(segment.fontSize, MAX_GUTTER_FONT) &&
        segment.right > edge + 1,
    );
    if (crosses) return close(index);
    for (const segment of row)
      if (segment.left < edge) left++;
      else right++;
  });
  close(rows.length);
  return runs;
}

function splitAt(rows: Segment[][], { edge, start, end }: Run): Split {
  const run = rows.slice(start, end).flat();
  return {
    above: rows.slice(0, start).flat(),
    left: run.filter((segment) => segment.left < edge),
    right: run.filter((segment) => segment.left >= edge),
    below: rows.slice(end).flat(),
  };
}

/**
 * Whether two sides are columns to be read one after the other. They are not if one is a margin
 * with the dates or places of the other side's lines, or if both are the cells of a table.
 */
function areColumns(split: Split, lines: LineNumbers): boolean {
  const [left, right] = beside(split);
  if (Math.min(countLines(left, lines), countLines(right, lines)) < MIN_ROWS_BESIDE) return false;
  if (isMargin(left, right, lines) || isMargin(right, left, lines)) return false;
  const inOrder = [
    ...left.map(({ order }) => ({ order, side: 0 })),
    ...right.map(({ order }) => ({ order, side: 1 })),
  ].sort((a, b) => a.order - b.order);
  const switches = inOrder.filter(({ side }, at) => at > 0 && side !== inOrder[at - 1]?.side);
  const smaller = left.length < right.length ? left : right;
  const other = smaller === left ? right : left;
  return (
    switches.length <= Math.max(1, smaller.length / 4) ||
    alignedShare(smaller, other, lines) < ALIGNED
  );
}

const countLines = (side: Segment[], lines: LineNumbers): number =>
  new Set(side.map((segment) => lines.get(segment))).size;

/** Returns the parts of two sides that stand beside each other. */
function beside({ left, right }: Split): [Segment[], Segment[]] {
  const top = Math.min(...[left, right].map((side) => Math.max(...side.map(({ y }) => y))));
  const bottom = Math.max(...[left, right].map((side) => Math.min(...side.map(({ y }) => y))));
  const within = ({ y, fontSize }: Segment) =>
    y <= top + SAME_LINE * fontSize && y >= bottom - SAME_LINE * fontSize;
  return [left.filter(within), right.filter(within)];
}

function isMargin(side: Segment[], other: Segment[], lines: LineNumbers): boolean {
  const dated = side.filter((segment) => YEAR.test(textOf(segment)));
  return (
    dated.length >= DATED * side.length &&
    side.every((segment) => textOf(segment).trim().length <= MAX_MARGIN_CHARS) &&
    alignedShare(dated, other, lines) >= ALIGNED
  );
}

function alignedShare(side: Segment[], other: Segment[], lines: LineNumbers): number {
  const taken = new Set(other.map((segment) => lines.get(segment)));
  return side.filter((segment) => taken.has(lines.get(segment))).length / side.length;
}
