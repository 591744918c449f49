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

const OPEN = { misheard: '[', heard: '{', added: '{+ ', corrected: '' } as const;
const CLOSE = { misheard: '?]', heard: '}', added: '}', corrected: '' } as const;

/** A part of a text that is shown in its own way. */
export interface MarkedRange extends TextRange {
  kind: keyof typeof OPEN;
}

/** Returns all marked parts of an item's text, in order. They do not overlap. */
export const markedRanges = ({
  text,
  misheard,
  marks = [],
}: Pick<TranscriptItem, 'text' | 'misheard' | 'marks'>): MarkedRange[] =>
  [
    ...misheardRanges(text, misheard).map((range) => ({ ...range, kind: 'misheard' as const })),
    ...marks,
  ].sort((a, b) => a.start - b.start);

/**
 * Returns the text of an item as exported: words that may have been misheard stand in `[…?]`, what
 * was heard before a correction in `{…}`, and additions in `{+ …}`.
 */
export function bracketed(item: Pick<TranscriptItem, 'text' | 'misheard' | 'marks'>): string {
  const ranges = markedRanges(item);
  return splitByRanges(item.text, ranges)
    .map(({ text, start, match }) => {
      const kind = match && ranges.find((range) => range.start === start)?.kind;
      return kind ? `${OPEN[kind]}${text}${CLOSE[kind]}` : text;
    })
    .join('');
}

/** Returns what explains the brackets of an exported transcript; null if there are none. */
export function bracketsLegend(
  items: readonly TranscriptItem[],
  words: TranscriptDocument['words'],
): string | null {
  const kinds = new Set(items.flatMap(markedRanges).map(({ kind }) => kind));
  const lines = (['misheard', 'heard', 'added'] as const)
    .filter((kind) => kinds.has(kind))
    .map((kind) => `${OPEN[kind]}…${CLOSE[kind]} ${words[kind]}`);
  return lines.length > 0 ? lines.join(' · ') : null;
}

/** Returns the marks that follow a speaker's name in an exported transcript. */
export const marksOf = (
  { interrupted, doubtful }: Pick<TranscriptItem, 'interrupted' | 'doubtful'>,
  words: TranscriptDocument['words'],
): string[] => [...(interrupted ? [words.interrupted] : []), ...(doubtful ? [words.misheard] : [])];
