/**
 * A piece of text from the PDF library. `x` and `y` are the coordinates of the left end of its
 * baseline. All measurements are in points.
 */
export interface TextPiece {
  text: string;
  rtl: boolean;
  x: number;
  y: number;
  width: number;
  fontSize: number;
}

/** Pieces that are drawn one after another on one baseline, without a wide gap. */
export interface Segment {
  pieces: TextPiece[];
  left: number;
  right: number;
  y: number;
  fontSize: number;
  /** Position in the file's drawing order. */
  order: number;
}

/**
 * Maximum distance between the baselines of two text pieces on the same line, as a fraction of the
 * smaller font size. Allows for superscripts and mixed fonts.
 */
export const SAME_LINE = 0.6;
/**
 * Gaps wider than this multiple of the font size, such as the padding of a table's cells, may be
 * gutters.
 */
const SEGMENT_GAP = 0.9;
/** Matches a word whose letters are set apart ("S K I L L S"). */
const SPACED_LETTERS = /^[\p{L}&'’.-](?: [\p{L}&'’.-]){2,}$/u;
/** Spaces narrower than this fraction of the font size are no spaces. */
const ZERO_WIDTH = 0.02;
const sameLine = (
  a: Pick<Segment, 'y' | 'fontSize'>,
  b: Pick<Segment, 'y' | 'fontSize'>,
): boolean => Math.abs(a.y - b.y) <= SAME_LINE * Math.min(a.fontSize, b.fontSize);

export const textOf = (segment: Segment): string =>
  segment.pieces.map((piece) => piece.text).join('');

/** Groups pieces that are drawn one after another on one baseline. */
export function segmentsOf(pieces: TextPiece[]): Segment[] {
  const rows: TextPiece[][] = [];
  for (const piece of pieces) {
    // The parser reports a gap between columns as a wide space, and puts spaces without width after
    // Arabic ligatures.
    const isGap =
      piece.width > SEGMENT_GAP * piece.fontSize || piece.width < ZERO_WIDTH * piece.fontSize;
    if (piece.text === '' || (piece.text.trim() === '' && isGap)) continue;
    const row = rows.at(-1);
    const closed = SPACED_LETTERS.test(piece.text)
      ? { ...piece, text: piece.text.replaceAll(' ', '') }
      : piece;
    if (row?.[0] && sameLine(row[0], piece)) row.push(closed);
    else rows.push([closed]);
  }
  const segments: Segment[] = [];
  for (const row of rows) {
    const sorted = [...row].sort((a, b) => a.x - b.x);
    let start = 0;
    let end = -Infinity;
    sorted.forEach((piece, index) => {
      if (index > start && piece.x - end > SEGMENT_GAP * piece.fontSize) {
        segments.push(segmentOf(sorted.slice(start, index), segments.length));
        start = index;
      }
      end = Math.max(end, piece.x + piece.width);
    });
    segments.push(segmentOf(sorted.slice(start), segments.length));
  }
  return segments.filter(({ pieces: kept }) => kept.some(({ text }) => text.trim() !== ''));
}

function segmentOf(pieces: TextPiece[], order: number): Segment {
  const shown = pieces.filter(({ text }) => text.trim() !== '');
  const measured = shown.length > 0 ? shown : pieces;
  const largest = measured.reduce((a, b) => (b.fontSize > a.fontSize ? b : a));
  return {
    pieces,
    left: Math.min(...measured.map(({ x }) => x)),
    right: Math.max(...measured.map(({ x, width }) => x + width)),
    y: largest.y,
    fontSize: largest.fontSize,
    order,
  };
}

/** Groups segments by baseline, from top to bottom. */
export function rowsOf(segments: Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => b.y - a.y || a.order - b.order)) {
    const row = rows.at(-1);
    if (row?.[0] && sameLine(row[0], segment)) row.push(segment);
    else rows.push([segment]);
  }
  return rows;
}
