import type { Glyph } from 'fontkit';
import type { TextDirection } from '../direction';
import type { EmbeddedFace } from './embedded-face';
import type { TextRange } from '../search';
import { paragraphRuns, type VisualRun } from './visual-runs';

/** A glyph and its position. `x` is in points from the left edge of the line. */
export interface PlacedGlyph {
  face: EmbeddedFace;
  glyph: Glyph;
  rightToLeft: boolean;
  x: number;
  /** Height above the baseline in points. Vowel marks, for example, may be raised. */
  rise: number;
}

export interface SetLine {
  glyphs: PlacedGlyph[];
  width: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Turns text into lines of positioned glyphs at a given font size. */
export class Typesetter {
  readonly #faces: readonly EmbeddedFace[];
  readonly #size: number;
  readonly #widths = new Map<string, number>();

  /** `size` is in points. Each character is drawn with the first face that has it. */
  constructor(faces: readonly EmbeddedFace[], size: number) {
    this.#faces = faces;
    this.#size = size;
  }

  /** Lays out the text on a single line, however long it is. */
  setLine(text: string, direction: TextDirection): SetLine {
    return this.#shape(this.#runs(text, direction)(0, text.length));
  }

  /**
   * Breaks text into lines of at most `width` points, at spaces or, if a word is wider than a line,
   * within the word. Keeps existing line breaks and collapses runs of spaces.
   */
  setLines(text: string, direction: TextDirection, width: number): SetLine[] {
    return text.split('\n').flatMap((part) => {
      const paragraph = part
        .split(/\s+/u)
        .filter((word) => word !== '')
        .join(' ');
      const runs = this.#runs(paragraph, direction);
      return this.#breaks(paragraph, direction, width).map(({ start, end }) =>
        this.#shape(runs(start, end)),
      );
    });
  }

  #runs(text: string, direction: TextDirection) {
    return paragraphRuns(
      text,
      direction,
      this.#faces.map(({ font }) => font),
    );
  }

  #shape(runs: readonly VisualRun[]): SetLine {
    const glyphs: PlacedGlyph[] = [];
    let x = 0;
    for (const run of runs) {
      const face = this.#faces[run.face]!;
      const scale = this.#size / face.font.unitsPerEm;
      // Don't kern Arabic: kerning leaves gaps that PDF readers interpret as spaces.
      const shaped = face.font.layout(
        run.text,
        { kern: !run.rightToLeft },
        undefined,
        undefined,
        run.rightToLeft ? 'rtl' : 'ltr',
      );
      shaped.glyphs.forEach((glyph, index) => {
        const position = shaped.positions[index]!;
        glyphs.push({
          face,
          glyph,
          rightToLeft: run.rightToLeft,
          x: x + position.xOffset * scale,
          rise: position.yOffset * scale,
        });
        x += position.xAdvance * scale;
      });
    }
    return { glyphs, width: x };
  }

  /**
   * Breaks a paragraph into lines and returns the range of each line. The paragraph's words must be
   * separated by single spaces.
   */
  #breaks(paragraph: string, direction: TextDirection, width: number): TextRange[] {
    const lines: TextRange[] = [];
    /** Width of the last line so far, including the space after its last word. */
    let used = 0;
    let at = 0;
    for (const word of paragraph === '' ? [] : paragraph.split(' ')) {
      for (const [index, part] of this.#parts(word, direction, width).entries()) {
        const line = lines.at(-1);
        const fits = line && index === 0 && used + this.#widthOf(part, direction) <= width;
        if (fits) line.end = at + part.length;
        else lines.push({ start: at, end: at + part.length });
        used = (fits ? used : 0) + this.#widthOf(`${part} `, direction);
        at += part.length;
      }
      at += 1;
    }
    return lines;
  }

  /** Splits a word into parts that each fit on a line. */
  #parts(word: string, direction: TextDirection, width: number): string[] {
    if (this.#widthOf(word, direction) <= width) return [word];
    const parts = [''];
    for (const { segment } of graphemes.segment(word)) {
      const longer = parts.at(-1)! + segment;
      if (parts.at(-1) !== '' && this.setLine(longer, direction).width > width) parts.push(segment);
      else parts[parts.length - 1] = longer;
    }
    return parts;
  }

  #widthOf(word: string, direction: TextDirection): number {
    const known = this.#widths.get(word);
    if (known !== undefined) return known;
    const { width } = this.setLine(word, direction);
    this.#widths.set(word, width);
    return width;
  }
}
