import type { SpokenText } from '@portal/protocol';
import { splitSentences } from '../tts/sentences';
import { countWords } from '../words';

/** A sentence in two forms: as shown and as spoken. */
export interface SentencePair {
  text: string;
  spoken: string;
}

/**
 * Pairs the sentences to show with those to speak. Returns a single pair with the whole text if
 * their numbers differ.
 */
export function pairSentences({ text, spoken }: SpokenText): SentencePair[] {
  const shown = splitSentences(text);
  const said = spoken === undefined ? shown : splitSentences(spoken);
  if (shown.length === said.length)
    return shown.map((sentence, i) => ({ text: sentence, spoken: said[i] ?? sentence }));
  return [{ text: shown.join(' '), spoken: said.join(' ') }];
}

/**
 * Where a voice pauses inside a sentence: a Latin or Arabic comma, semicolon or colon before white
 * space, so not inside "3,5" or "10:30".
 */
const CLAUSE_END = /[,;:،؛]["'”’»)\]]*\s+/gu;
/**
 * Minimum length of the first clause (words), so it gets an intonation of its own. "Well, …" is too
 * short.
 */
const FIRST_CLAUSE_MIN_WORDS = 3;
/**
 * Minimum length of a sentence to split (words). Shorter ones are rendered about as fast as their
 * first clause.
 */
const SPLIT_MIN_WORDS = 8;

/**
 * Splits off the first clause of a long sentence, so that a slow voice starts sooner. Leaves the
 * sentence whole if no clause ends after at least three words, or if its two forms have different
 * numbers of clauses.
 */
export function splitFirstClause(sentence: SentencePair): SentencePair[] {
  if (countWords(sentence.spoken) < SPLIT_MIN_WORDS) return [sentence];
  const shown = clauseEnds(sentence.text);
  const said = clauseEnds(sentence.spoken);
  if (shown.length !== said.length) return [sentence];
  const first = said.findIndex(
    (end) => countWords(sentence.spoken.slice(0, end)) >= FIRST_CLAUSE_MIN_WORDS,
  );
  const [shownEnd, saidEnd] = [shown[first], said[first]];
  if (shownEnd === undefined || saidEnd === undefined) return [sentence];
  return [
    {
      text: sentence.text.slice(0, shownEnd).trimEnd(),
      spoken: sentence.spoken.slice(0, saidEnd).trimEnd(),
    },
    { text: sentence.text.slice(shownEnd), spoken: sentence.spoken.slice(saidEnd) },
  ];
}

function clauseEnds(text: string): number[] {
  return [...text.matchAll(CLAUSE_END)].map((match) => match.index + match[0].length);
}
