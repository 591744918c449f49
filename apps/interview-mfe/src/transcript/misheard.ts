import type { TranscriptItem } from './entry';
import { splitByRanges, type TextRange } from './search';
import type { TranscriptDocument } from './transcript-document';

/**
 * Returns the ranges of the words that may have been misheard. Neighbouring words are one range.
 * @param misheard indexes of the words, in `text` split at whitespace
 */
export function misheardRanges(text: string, misheard: readonly number[] = []): TextRange[] {
  const marked = new Set(misheard);
  const ranges: TextRange[] = [];
  for (const [index, word] of [...text.matchAll(/\S+/gu)].entries()) {
    if (!marked.has(index)) continue;
    const end = word.index + word[0].length;
    const last = ranges.at(-1);
    if (last && marked.has(index - 1)) last.end = end;
    else ranges.push({ start: word.index, end });
  }
  return ranges;
}

/** Returns the parts of ranges that lie between `start` and `end`. */
export const rangesBetween = (
  ranges: readonly TextRange[],
  start: number,
  end: number,
): TextRange[] =>
  ranges
    .map((range) => ({ start: Math.max(range.start, start), end: Math.min(range.end, end) }))
    .filter((range) => range.start < range.end);

/** Returns the text of an item as exported: words that may have been misheard stand in `[…?]`. */
export const bracketed = ({ text, misheard }: Pick<TranscriptItem, 'text' | 'misheard'>): string =>
  splitByRanges(text, misheardRanges(text, misheard))
    .map((piece) => (piece.match ? `[${piece.text}?]` : piece.text))
    .join('');

/** Returns what explains the brackets of an exported transcript; null if there are none. */
export const bracketsLegend = (
  items: readonly TranscriptItem[],
  { misheard }: TranscriptDocument['words'],
): string | null =>
  items.some((item) => misheardRanges(item.text, item.misheard).length > 0)
    ? `[…?] ${misheard}`
    : null;

/** Returns the marks that follow a speaker's name in an exported transcript. */
export const marksOf = (
  { interrupted, doubtful }: Pick<TranscriptItem, 'interrupted' | 'doubtful'>,
  words: TranscriptDocument['words'],
): string[] => [...(interrupted ? [words.interrupted] : []), ...(doubtful ? [words.misheard] : [])];
