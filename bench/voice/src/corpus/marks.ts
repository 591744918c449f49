import { PAUSE_PLACES, type PausePlace } from './answers';

/** A mark, and the number of words before it. */
export interface Mark {
  place: PausePlace;
  afterWords: number;
}

/** The words of a text, as marks count them. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * Removes the marks from an answer.
 * @throws Error at an unknown mark.
 */
export function readMarks(marked: string): { text: string; marks: Mark[] } {
  const words: string[] = [];
  const marks: Mark[] = [];
  for (const word of wordsOf(marked)) {
    const named = /^\{(.+)\}$/.exec(word)?.[1];
    if (named === undefined) {
      words.push(word);
      continue;
    }
    const place = PAUSE_PLACES.find((known) => known === named);
    if (!place) throw new Error(`unknown mark {${named}}`);
    marks.push({ place, afterWords: words.length });
  }
  return { text: words.join(' '), marks };
}
