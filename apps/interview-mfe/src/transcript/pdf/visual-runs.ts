import createBidi from 'bidi-js';
import type { TextDirection } from '../direction';

const bidi = createBidi();

/**
 * Characters that control direction or appearance but are not drawn: bidi controls, variation
 * selectors and the byte order mark.
 */
const UNDRAWN = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Variation_Selector}/u;

/** The part of fontkit's `Font` that tells which characters a font supports. */
export interface Coverage {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/**
 * A run of characters with the same direction and font. `text` is in logical order; the shaper
 * reverses right-to-left runs.
 */
export interface VisualRun {
  text: string;
  /** Index in the list of font faces. */
  face: number;
  rightToLeft: boolean;
}

/**
 * Returns the index of the font face to use for each UTF-16 code unit of `text`. Keeps the current
 * face for as long as possible, so that marks and punctuation use the same face as the word next to
 * them.
 */
export function facesOf(text: string, faces: readonly Coverage[]): number[] {
  const result: number[] = [];
  let current = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0)!;
    if (!UNDRAWN.test(character) && !faces[current]?.hasGlyphForCodePoint(codePoint)) {
      const able = faces.findIndex((face) => face.hasGlyphForCodePoint(codePoint));
      if (able >= 0) current = able;
    }
    for (let unit = 0; unit < character.length; unit += 1) result.push(current);
  }
  return result;
}

/**
 * Puts runs in visual order (UAX #9, rule L2): reverses each sequence of runs at or above a given
 * level, for each level from the highest down to 1.
 */
function reorder<T extends { level: number }>(runs: T[]): T[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      if (ordered[start]!.level < level) continue;
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

/**
 * Prepares a paragraph (text without line breaks) for splitting into lines. The whole paragraph is
 * needed because it determines the direction of each part (UAX #9, 3.4). Returns a function that
 * returns the text from `start` to `end` (exclusive) as runs from left to right, with brackets
 * mirrored where needed.
 */
export function paragraphRuns(
  text: string,
  direction: TextDirection,
  faces: readonly Coverage[],
): (start: number, end: number) => VisualRun[] {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const seen = text
    .split('')
    .map((unit, at) => mirrored.get(at) ?? unit)
    .join('');
  const faceOf = facesOf(seen, faces);
  return (start, end) => {
    const runs: (VisualRun & { level: number })[] = [];
    for (let at = start; at < end; at += 1) {
      if (UNDRAWN.test(text[at]!)) continue;
      const level = embedding.levels[at]!;
      const face = faceOf[at]!;
      const last = runs.at(-1);
      if (last && last.level === level && last.face === face) last.text += seen[at]!;
      else runs.push({ text: seen[at]!, face, level, rightToLeft: level % 2 === 1 });
    }
    return reorder(runs).map((run) => ({
      text: run.text,
      face: run.face,
      rightToLeft: run.rightToLeft,
    }));
  };
}
