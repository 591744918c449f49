import type { StoredCorrection } from './entities/correction';

/** Part of a text, in UTF-16 code units. `end` is exclusive. */
interface Span {
  start: number;
  end: number;
}

/** Returns where the words of a text are, split at whitespace as in `Correction.from`. */
export const wordSpans = (text: string): Span[] =>
  [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));

/** A piece of a corrected text: words as they were heard, or the words of one correction. */
export type CorrectedPiece =
  | { correction: null; text: string; start: number }
  | { correction: StoredCorrection; text: string; start: number };

/**
 * Splits a message's text at its corrections. The pieces' `text` is as heard and makes up the
 * whole text; `start` is its position there. Corrections of other words than the text's are left
 * out.
 */
export function correctedPieces(
  content: string,
  corrections: readonly StoredCorrection[] = [],
): CorrectedPiece[] {
  const spans = wordSpans(content);
  const pieces: CorrectedPiece[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) pieces.push({ correction: null, text: content.slice(at, end), start: at });
  };
  for (const correction of corrections) {
    const first = spans[correction.from];
    const last = spans[correction.from + correction.count - 1];
    if (!first || !last || first.start < at) continue;
    plain(first.start);
    const text = content.slice(first.start, last.end);
    pieces.push({ correction, text, start: first.start });
    at = last.end;
  }
  plain(content.length);
  return pieces;
}

/** Returns a message's text with what was misheard corrected. Additions are left out. */
export const correctedText = (
  content: string,
  corrections: readonly StoredCorrection[] = [],
): string =>
  correctedPieces(content, corrections)
    .map(({ correction, text }) => (correction && !correction.addition ? correction.text : text))
    .join('');
