import { PAUSE_PLACES, type PausePlace } from './answers';

/** A marked place: after how many words of the text it is. */
export interface Mark {
  place: PausePlace;
  afterWords: number;
}

/** Words of a text, as counted by marks. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * Takes the marks out of an answer.
 * @throws Error at a mark that is no known place.
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
