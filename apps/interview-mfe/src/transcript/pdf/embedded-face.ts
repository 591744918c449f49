import type { Font, Glyph, Subset } from 'fontkit';
import { PDFHexString, PDFString, type PDFDocument, type PDFRef } from 'pdf-lib';

/** Maximum number of entries in a `bfchar` block (ISO 32000-1, 9.10.3). */
const BLOCK = 100;
const hex = (value: number): string => value.toString(16).padStart(4, '0');
const utf16 = (text: string): string =>
  text
    .split('')
    .map((unit) => hex(unit.charCodeAt(0)))
    .join('');

/**
 * A glyph together with the characters that it represents. If different characters share an
 * outline, each of them gets its own entry. For example, several Arabic letters share an outline
 * and differ only in their dots.
 */
interface UsedGlyph {
  /** Index of the glyph in the font subset. Glyph 0 is the box shown for missing characters. */
  index: number;
  advanceWidth: number;
  text: string;
}

/**
 * Patches a font so that each use of a glyph reports its own characters, even if different
 * characters share the glyph. Otherwise, fontkit would return a cached glyph with the characters of
 * its first use.
 */
function withOwnCharacters(font: Font): Font {
  const original = font.getGlyph.bind(font);
  const known = new Map<string, Glyph>();
  font.getGlyph = (id, codePoints = []) => {
    const key = `${id} ${codePoints.join()}`;
    const glyph =
      known.get(key) ??
      (Object.create(original(id), { codePoints: { value: codePoints } }) as Glyph);
    known.set(key, glyph);
    return glyph;
  };
  return font;
}

/**
 * A font embedded in a PDF with only the glyphs that are used. It also maps glyphs to characters,
 * so that the text can be copied and searched.
 */
export class EmbeddedFace {
  readonly font: Font;
  readonly ref: PDFRef;
  readonly #subset: Subset;
  readonly #document: PDFDocument;
  readonly #used: UsedGlyph[];
  readonly #codes = new Map<string, number>();

  constructor(document: PDFDocument, font: Font) {
    this.font = withOwnCharacters(font);
    this.#document = document;
    this.ref = document.context.nextRef();
    this.#subset = font.createSubset();
    this.#used = [{ index: 0, advanceWidth: font.getGlyph(0).advanceWidth, text: '' }];
  }

  /**
   * Adds a glyph and returns its code in hexadecimal. PDF readers read Arabic from left to right
   * and then reverse it, even within a ligature, so the characters of a right-to-left glyph are
   * stored in reverse.
   */
  encode(glyph: Glyph, rightToLeft: boolean): string {
    const text = String.fromCodePoint(
      ...(rightToLeft ? [...glyph.codePoints].reverse() : glyph.codePoints),
    );
    const key = `${glyph.id} ${text}`;
    const code = this.#codes.get(key) ?? this.#used.length;
    if (code === this.#used.length) {
      this.#codes.set(key, code);
      // `includeGlyph` is typed as void, but it returns the glyph's index in the subset.
      this.#used.push({
        index: this.#subset.includeGlyph(glyph) as unknown as number,
        advanceWidth: glyph.advanceWidth,
        text,
      });
    }
    return hex(code);
  }

  /** Writes the font to the document. Call this after all text has been encoded. */
  finish(): void {
    const { context } = this.#document;
    const { font } = this;
    const scale = 1_000 / font.unitsPerEm;
    // A prefix of six letters and a plus sign marks a font subset (ISO 32000-1, 9.6.4).
    const name = `PORTAL+${font.postscriptName}`;
    const { minX, minY, maxX, maxY } = font.bbox;
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: name,
        Flags: 4,
        FontBBox: [minX, minY, maxX, maxY].map((value) => Math.round(value * scale)),
        ItalicAngle: font.italicAngle,
        Ascent: font.ascent * scale,
        Descent: font.descent * scale,
        CapHeight: font.capHeight * scale,
        StemV: 80,
        FontFile2: context.register(context.flateStream(this.#subset.encode())),
      }),
    );
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: name,
        CIDToGIDMap: context.register(context.flateStream(this.#indices())),
        FontDescriptor: descriptor,
        CIDSystemInfo: {
          Registry: PDFString.of('Adobe'),
          Ordering: PDFString.of('Identity'),
          Supplement: 0,
        },
        W: [0, this.#used.map(({ advanceWidth }) => advanceWidth * scale)],
      }),
    );
    context.assign(
      this.ref,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: context.register(context.flateStream(this.#toUnicode())),
      }),
    );
  }

  /**
   * Returns the map from codes to glyphs in the subset, with two bytes per code (ISO 32000-1,
   * 9.7.4.2).
   */
  #indices(): Uint8Array {
    return Uint8Array.from(this.#used.flatMap(({ index }) => [index >> 8, index & 0xff]));
  }

  #toUnicode(): string {
    const entries = this.#used.flatMap(({ text }, code) =>
      text === '' ? [] : [`<${hex(code)}> <${utf16(text)}>`],
    );
    const blocks: string[] = [];
    for (let at = 0; at < entries.length; at += BLOCK) {
      const block = entries.slice(at, at + BLOCK);
      blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
    }
    return [
      '/CIDInit /ProcSet findresource begin',
      '12 dict begin',
      'begincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def',
      '/CMapType 2 def',
      '1 begincodespacerange',
      '<0000> <ffff>',
      'endcodespacerange',
      ...blocks,
      'endcmap',
      'CMapName currentdict /CMap defineresource pop',
      'end',
      'end',
    ].join('\n');
  }
}

/** Wraps a string of two-byte hexadecimal codes for `showText`. */
export const codes = (text: string): PDFHexString => PDFHexString.of(text);
