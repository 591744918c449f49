import { words } from './words';

/** Finds phrases of one or more words in a text, in one pass. */
export interface PhraseMatcher {
  /** Places of the words of `folded` that belong to a phrase. Expects words as `words` gives them. */
  places(folded: readonly string[]): Set<number>;
  /** Different phrases found. */
  found(folded: readonly string[]): Set<string>;
}

/** @param phrases parted by `|`, in any spelling that `words` folds to one. */
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
