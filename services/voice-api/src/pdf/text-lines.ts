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

/**
 * A gap wider than this fraction of the font size separates words, even without a space character.
 */
const WORD_GAP = 0.2;
/**
 * A gap wider than this multiple of the font size separates columns, such as an employer and a
 * right-aligned year.
 */
const COLUMN_GAP = 2;
/**
 * Maximum distance between the baselines of two text pieces on the same line, as a fraction of the
 * font size. Allows for superscripts and mixed fonts.
 */
const SAME_LINE = 0.5;
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Matches Latin ligatures and Arabic presentation forms. */
const PRESENTATION_FORMS = /[\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC]+/g;

/**
 * Arranges the text pieces of one page into lines in reading order. Consecutive pieces on the same
 * baseline are joined. Lines stay in file order, because sorting them by height would mix
 * neighbouring columns.
 */
export function toLines(pieces: TextPiece[]): string[] {
  const rows: TextPiece[][] = [];
  for (const piece of pieces) {
    if (piece.text === '') continue;
    const row = rows.at(-1);
    if (
      row?.[0] &&
      Math.abs(row[0].y - piece.y) <= SAME_LINE * Math.max(row[0].fontSize, piece.fontSize)
    )
      row.push(piece);
    else rows.push([piece]);
  }
  const rtlPage = mostlyRtl(pieces);
  return rows.map((row) => lineOf(row, rtlPage)).filter((line) => line !== '');
}

/**
 * Joins the pieces of one line. On a right-to-left page, every line with RTL letters is treated as
 * RTL, even if it consists mostly of Latin names.
 */
function lineOf(row: TextPiece[], rtlPage: boolean): string {
  const sorted = [...row].sort((a, b) => a.x - b.x);
  const rtl = rtlPage ? row.some((piece) => RTL_LETTER.test(piece.text)) : mostlyRtl(row);
  return (rtl ? joinRtl(sorted) : join(sorted))
    .replace(PRESENTATION_FORMS, (letters) => letters.normalize('NFKC'))
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ ?\t\s*/g, '\t')
    .trim();
}

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
    const continues =
      run && isLtr(run[0]) && (isLtr(piece) || (piece.text.trim() === '' && isLtr(next)));
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
