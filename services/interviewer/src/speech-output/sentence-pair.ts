import type { SpokenText } from '@portal/protocol';
import { splitSentences } from '../tts/sentences';
import { countWords } from '../words';

/** A sentence as shown and as spoken. */
export interface SentencePair {
  text: string;
  spoken: string;
}

/**
 * Pairs the shown sentences with the spoken ones; one pair for everything if their numbers differ.
 */
export function pairSentences({ text, spoken }: SpokenText): SentencePair[] {
  const shown = splitSentences(text);
  const said = spoken === undefined ? shown : splitSentences(spoken);
  if (shown.length === said.length)
    return shown.map((sentence, i) => ({ text: sentence, spoken: said[i] ?? sentence }));
  return [{ text: shown.join(' '), spoken: said.join(' ') }];
}

/**
 * Where a voice takes a breath: Latin or Arabic comma, semicolon or colon before white space. Not
 * inside "3,5" or "10:30".
 */
const CLAUSE_END = /[,;:،؛]["'”’»)\]]*\s+/gu;
/** A first clause must be long enough for its own intonation: "Well, …" is not. */
const FIRST_CLAUSE_MIN_WORDS = 3;
/** A shorter sentence renders about as fast as its first clause. */
const SPLIT_MIN_WORDS = 8;

/**
 * Separates the first clause of a long sentence, so that a slow voice starts sooner. Requires a
 * comma or colon after at least three words, at the same place in the shown and the spoken text;
 * else returns the sentence unchanged.
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
