import {
  beginText,
  endText,
  PageSizes,
  type PDFDocument,
  PDFName,
  rgb,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  setTextRise,
  showText,
  type Color,
  type PDFPage,
} from 'pdf-lib';
import { codes, type EmbeddedFace } from './embedded-face';
import type { SetLine } from './typesetter';

/** Page margin, in points. */
export const MARGIN = 64;
const [WIDTH, HEIGHT] = PageSizes.A4;
export const TEXT_WIDTH = WIDTH - 2 * MARGIN;

/** The colours below come from the light theme. */
export const INK = rgb(0x11 / 255, 0x20 / 255, 0x1b / 255);
export const QUIET = rgb(0x42 / 255, 0x52 / 255, 0x4b / 255);
export const PINE = rgb(0x0f / 255, 0x5b / 255, 0x4c / 255);
export const LAMP = rgb(0x86 / 255, 0x48 / 255, 0x0a / 255);
export const RULE = rgb(0xd9 / 255, 0xe0 / 255, 0xdb / 255);

/** Adjacent glyphs that are drawn with one operator because they have the same font and height. */
interface Stretch {
  face: EmbeddedFace;
  x: number;
  rise: number;
  end: number;
  codes: string;
}

/**
 * Maximum gap, in points, between adjacent glyphs drawn with a single operator. Gaps this small are
 * too fine for any printer to reproduce.
 */
const TOLERANCE = 0.005;

function stretches({ glyphs }: SetLine, size: number): Stretch[] {
  const result: Stretch[] = [];
  for (const { face, glyph, rightToLeft, x, rise } of glyphs) {
    const width = (glyph.advanceWidth * size) / face.font.unitsPerEm;
    const last = result.at(-1);
    if (last && last.face === face && last.rise === rise && Math.abs(last.end - x) < TOLERANCE) {
      last.codes += face.encode(glyph, rightToLeft);
      last.end = x + width;
    } else {
      result.push({ face, x, rise, end: x + width, codes: face.encode(glyph, rightToLeft) });
    }
  }
  return result;
}

/** Writes lines of text on the pages of a PDF, from top to bottom. */
export class Sheet {
  readonly #document: PDFDocument;
  readonly #pages: PDFPage[] = [];
  /** The PDF resource name for each font. */
  readonly #names = new Map<EmbeddedFace, string>();
  #y = 0;

  constructor(document: PDFDocument, faces: readonly EmbeddedFace[]) {
    this.#document = document;
    faces.forEach((face, index) => this.#names.set(face, `F${index + 1}`));
    this.#addPage();
  }

  get pageCount(): number {
    return this.#pages.length;
  }

  /** Starts a new page if less than `height` points are left on the current one. */
  keep(height: number): void {
    if (this.#y - height < MARGIN) this.#addPage();
  }

  /** Moves the current position down by `height` points. */
  skip(height: number): void {
    this.#y -= height;
  }

  /**
   * Writes a line at `x` (points from the left edge), with its baseline at the current position.
   */
  write(line: SetLine, x: number, size: number, colour: Color): void {
    this.#draw(this.#pages.at(-1)!, line, x, this.#y, size, colour);
  }

  /** Draws a thin line across the text area. */
  rule(): void {
    this.#pages.at(-1)!.drawLine({
      start: { x: MARGIN, y: this.#y },
      end: { x: WIDTH - MARGIN, y: this.#y },
      thickness: 0.75,
      color: RULE,
    });
  }

  /** Writes a centred footer on every page. */
  footers(lineOf: (pageNumber: number) => SetLine, size: number, colour: Color): void {
    this.#pages.forEach((page, index) => {
      const line = lineOf(index + 1);
      this.#draw(page, line, (WIDTH - line.width) / 2, MARGIN / 2, size, colour);
    });
  }

  #addPage(): void {
    const page = this.#document.addPage(PageSizes.A4);
    for (const [face, name] of this.#names) page.node.setFontDictionary(PDFName.of(name), face.ref);
    this.#pages.push(page);
    this.#y = HEIGHT - MARGIN;
  }

  #draw(page: PDFPage, line: SetLine, x: number, y: number, size: number, colour: Color): void {
    const operators = [beginText(), setFillingColor(colour)];
    for (const stretch of stretches(line, size)) {
      operators.push(
        setFontAndSize(this.#names.get(stretch.face)!, size),
        setTextRise(stretch.rise),
        setTextMatrix(1, 0, 0, 1, x + stretch.x, y),
        showText(codes(stretch.codes)),
      );
    }
    page.pushOperators(...operators, endText());
  }
}
