import type { SpokenText } from '@portal/protocol';
import { splitSentences } from '../tts/sentences';
import { countWords } from '../words';

/** A sentence in two forms: the one shown and the one spoken. */
export interface SentencePair {
  text: string;
  spoken: string;
}

/**
 * Pairs each displayed sentence with its spoken form. Returns a single pair with the whole text if
 * the two forms have different numbers of sentences.
 */
export function pairSentences({ text, spoken }: SpokenText): SentencePair[] {
  const shown = splitSentences(text);
  const said = spoken === undefined ? shown : splitSentences(spoken);
  if (shown.length === said.length)
    return shown.map((sentence, i) => ({ text: sentence, spoken: said[i] ?? sentence }));
  return [{ text: shown.join(' '), spoken: said.join(' ') }];
}

/**
 * End of a clause, where a voice pauses: a Latin or Arabic comma, semicolon or colon followed by
 * whitespace. Requiring whitespace excludes "3,5" and "10:30".
 */
const CLAUSE_END = /[,;:،؛]["'”’»)\]]*\s+/gu;
/**
 * Minimum length of the first clause (words). A shorter clause, such as "Well, …", would not sound
 * natural on its own.
 */
const FIRST_CLAUSE_MIN_WORDS = 3;
/**
 * Minimum length of a sentence to split (words). A shorter sentence is rendered about as fast as
 * its first clause would be.
 */
const SPLIT_MIN_WORDS = 8;

/**
 * Splits off the first clause of a long sentence, so that a slow voice starts sooner. If that
 * clause has fewer than three words, the split comes after a later clause. Leaves the sentence
 * whole if no such split is possible, or if its shown and spoken forms have different numbers of
 * clauses.
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
