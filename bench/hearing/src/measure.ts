import { wordErrors } from '@portal/testing/word-error-rate';
import type { Candidate } from './corpus';

/** What a recognizer made of answers. Counts, so that answers can be added up. */
export interface Counts {
  words: number;
  errors: number;
  terms: number;
  missed: number;
  /** Terms of the documents that were recognized more often than they were said. */
  invented: number;
}

export const NONE: Counts = { words: 0, errors: 0, terms: 0, missed: 0, invented: 0 };

export function add(a: Counts, b: Counts): Counts {
  return {
    words: a.words + b.words,
    errors: a.errors + b.errors,
    terms: a.terms + b.terms,
    missed: a.missed + b.missed,
    invented: a.invented + b.invented,
  };
}

/** Returns the words of a text in small letters. Hyphens and other signs divide words. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[a-z\d]+(?:'[a-z]+)?/g) ?? [];

/** Counts how often a term occurs, word for word. */
export function occurrences(words: readonly string[], term: string): number {
  const wanted = wordsOf(term);
  return words.filter((_, at) => wanted.every((word, i) => words[at + i] === word)).length;
}

/**
 * Compares what was said in an answer with what was heard.
 * @param documentTerms the terms of all of the candidate's answers.
 */
export function compare(
  answer: Candidate['answers'][number],
  heard: string,
  documentTerms: readonly string[],
): Counts {
  const said = wordsOf(answer.text);
  const understood = wordsOf(heard);
  const extra = (term: string) =>
    Math.max(0, occurrences(understood, term) - occurrences(said, term));
  return {
    words: said.length,
    errors: wordErrors(said, understood),
    terms: answer.terms.length,
    missed: answer.terms.filter((term) => occurrences(understood, term) === 0).length,
    invented: documentTerms.reduce((sum, term) => sum + extra(term), 0),
  };
}

/** The distinct terms of all answers of a candidate. */
export const termsOf = ({ answers }: Candidate): string[] => [
  ...new Map(
    answers.flatMap(({ terms }) => terms).map((term) => [wordsOf(term).join(' '), term]),
  ).values(),
];

/** How well a sentence was heard: fewer than 30 % of its words wrong, more than 60 %, or between. */
export const QUALITIES = ['well', 'between', 'hardly'] as const;
type Quality = (typeof QUALITIES)[number];

/** Of the sentences heard so well, how many the interviewer doubts to have understood. */
export type Doubts = Record<Quality, { sentences: number; doubted: number }>;

const none = { sentences: 0, doubted: 0 };
export const NO_DOUBTS: Doubts = { well: none, between: none, hardly: none };

/** Counts one sentence. */
export function doubtOf(sentence: string, heard: string, doubted: boolean): Doubts {
  const said = wordsOf(sentence);
  const wrong = wordErrors(said, wordsOf(heard)) / said.length;
  const quality = wrong < 0.3 ? 'well' : wrong > 0.6 ? 'hardly' : 'between';
  return { ...NO_DOUBTS, [quality]: { sentences: 1, doubted: doubted ? 1 : 0 } };
}

export function addDoubts(a: Doubts, b: Doubts): Doubts {
  const sum = (quality: Quality) => ({
    sentences: a[quality].sentences + b[quality].sentences,
    doubted: a[quality].doubted + b[quality].doubted,
  });
  return { well: sum('well'), between: sum('between'), hardly: sum('hardly') };
}
