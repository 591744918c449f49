import { words } from './words';

/** Finds phrases of one or more words in a single pass. */
export interface PhraseMatcher {
  /** Returns the positions of all words that belong to a phrase. Expects the output of `words`. */
  places(folded: readonly string[]): Set<number>;
  /** Returns the phrases that occur in `folded`, without duplicates. */
  found(folded: readonly string[]): Set<string>;
}

/**
 * Creates a matcher for the given phrases.
 * @param phrases separated by `|`, in any spelling that `words` normalises.
 */
export function phraseMatcher(phrases: string): PhraseMatcher {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of phrases.split('|').map(words)) {
    const first = phrase[0];
    if (first) byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  const matches = (folded: readonly string[]) =>
    folded.flatMap((word, at) =>
      (byFirst.get(word) ?? [])
        .filter((phrase) => phrase.every((part, offset) => folded[at + offset] === part))
        .map((phrase) => ({ at, phrase })),
    );
  return {
    places: (folded) =>
      new Set(matches(folded).flatMap(({ at, phrase }) => phrase.map((_, offset) => at + offset))),
    found: (folded) => new Set(matches(folded).map(({ phrase }) => phrase.join(' '))),
  };
}
