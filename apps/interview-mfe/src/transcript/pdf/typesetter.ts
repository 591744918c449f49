import type { Glyph } from 'fontkit';
import type { TextDirection } from '../direction';
import type { EmbeddedFace } from './embedded-face';
import type { TextRange } from '../search';
import { paragraphRuns, type VisualRun } from './visual-runs';

/** A glyph with where it goes, in points from the start of its line. */
export interface PlacedGlyph {
  face: EmbeddedFace;
  glyph: Glyph;
  rightToLeft: boolean;
  x: number;
  /** Above the baseline, as of a mark. */
  rise: number;
}

export interface SetLine {
  glyphs: PlacedGlyph[];
  width: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Turns text into glyphs and lines, in one size of one family of faces. */
export class Typesetter {
  readonly #faces: readonly EmbeddedFace[];
  readonly #size: number;
  readonly #widths = new Map<string, number>();

  /** `size` in points; the first face that has a character draws it. */
  constructor(faces: readonly EmbeddedFace[], size: number) {
    this.#faces = faces;
    this.#size = size;
  }

  /** A text on one line. */
  setLine(text: string, direction: TextDirection): SetLine {
    return this.#shape(this.#runs(text, direction)(0, text.length));
  }

  /**
   * A text in lines of at most `width` points, broken at blanks, and within a word only where it is wider than a line.
   * Line breaks of the text are kept, blanks at the ends of lines are not.
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
      // Kerned Arabic leaves gaps inside words that readers of PDFs take for blanks.
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

  /** The lines of a paragraph whose words stand one blank apart. */
  #breaks(paragraph: string, direction: TextDirection, width: number): TextRange[] {
    const lines: TextRange[] = [];
    /** The last line's width with the blank after it, which is the last word's. */
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

  /** A word in parts that each fit a line. */
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
