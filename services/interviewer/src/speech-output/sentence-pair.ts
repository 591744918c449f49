import type { SpokenText } from '@portal/protocol';
import { splitSentences } from '../tts/sentences';
import { countWords } from '../words';

/** One sentence as it is shown and as it is said. */
export interface SentencePair {
  text: string;
  spoken: string;
}

/** Pairs what is shown with what is said, sentence by sentence; as one piece where they do not fall into the same number of sentences. */
export function pairSentences({ text, spoken }: SpokenText): SentencePair[] {
  const shown = splitSentences(text);
  const said = spoken === undefined ? shown : splitSentences(spoken);
  if (shown.length === said.length)
    return shown.map((sentence, i) => ({ text: sentence, spoken: said[i] ?? sentence }));
  return [{ text: shown.join(' '), spoken: said.join(' ') }];
}

/** Where a voice takes a breath: Latin and Arabic comma, semicolon, colon, before white space. Not inside "3,5" or "10:30". */
const CLAUSE_END = /[,;:،؛]["'”’»)\]]*\s+/gu;
/** The first clause alone must carry an intonation of its own: "Well, …" does not. */
const FIRST_CLAUSE_MIN_WORDS = 3;
/** A shorter sentence is rendered about as fast as its first clause. */
const SPLIT_MIN_WORDS = 8;

/**
 * The first clause of a long sentence apart from the rest, so that a voice that renders slowly begins sooner. Only where the sentence has a comma
 * or colon after at least three words, at the same place in what is shown and what is said; as it was otherwise.
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
