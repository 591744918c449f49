import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { TranscriptItem } from './entry';
import { searchTranscript, type SearchMatch } from './search';

export interface TranscriptSearch {
  query: string;
  setQuery(query: string): void;
  matches: readonly SearchMatch[];
  /** Index of the current match, or -1 if there are no matches. */
  index: number;
  /** Moves to the next or previous match and wraps around at the ends. */
  move(step: 1 | -1): void;
}

/** The attribute that marks the current match's element, so that the page can scroll to it. */
export const CURRENT_MATCH_ATTRIBUTE = 'data-current-match';

/** Searches a transcript. The current match stays the same when entries are added. */
export function useTranscriptSearch(items: readonly TranscriptItem[]): TranscriptSearch {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<SearchMatch | null>(null);
  const matches = useMemo(() => searchTranscript(items, query), [items, query]);
  const found = matches.findIndex(
    ({ itemId, start }) => itemId === chosen?.itemId && start === chosen.start,
  );
  const index = matches.length === 0 ? -1 : Math.max(0, found);
  const move = (step: 1 | -1) =>
    setChosen(matches[(index + step + matches.length) % matches.length] ?? null);
  return { query, setQuery, matches, index, move };
}

/** Scrolls to the current match within `container` whenever it changes. */
export function useShowMatch(
  container: RefObject<HTMLElement | null>,
  { query, matches, index }: TranscriptSearch,
  block: ScrollLogicalPosition,
): void {
  const match = matches[index];
  const place = match ? `${query} ${match.itemId} ${match.start}` : null;
  useEffect(() => {
    if (place !== null)
      container.current?.querySelector(`[${CURRENT_MATCH_ATTRIBUTE}]`)?.scrollIntoView({ block });
  }, [container, place, block]);
}
