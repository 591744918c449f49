import {
  MAX_VOCABULARY,
  VOCABULARY_PHRASE_MAX_CHARS,
  type PlannedQuestion,
} from '@portal/protocol';
import { fold, isStopWord } from '../language/words';

/** Matches a Latin word or term ("CI/CD", "Node.js", "C++"); the built-in recognizer knows no other. */
const WORD =
  /\p{Script=Latin}[\p{Script=Latin}\p{M}\d]*(?:['’+#/&.-][\p{Script=Latin}\p{M}\d]+)*[+#]*/gu;
const BREAKS = /[\n\t,;:()[\]!?|•]|\.(?=\s|$)|\s[-–—]\s/;
/** An address, which nobody says as it is written. */
const ADDRESS = /.@.|https?:\/\/|www\./;
/** Words that may stand inside a phrase ("Bank of England"). */
const INNER = new Set(['of', 'and', 'in', 'to', 'for']);

const isFunctionWord = (word: string) => isStopWord(fold(word));

/**
 * Returns the phrases of documents that somebody may say when speaking about them: runs of content
 * words, as they are written. Contains single words, too. The documents take turns, so that a long
 * one leaves room for the others.
 * @param texts documents in any language; only Latin words are taken.
 * @returns at most `MAX_VOCABULARY` phrases, each once for every document that it is in
 */
export function vocabularyOf(texts: readonly string[]): string[] {
  const documents = texts.map(phrasesOf);
  const longest = documents.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: longest }, (_, at) =>
    documents.flatMap((phrases) => phrases.slice(at, at + 1)),
  )
    .flat()
    .slice(0, MAX_VOCABULARY);
}

/** Returns the phrases of a document in its order, each once. */
function phrasesOf(text: string): string[] {
  const phrases = new Map<string, string>();
  const spoken = text
    .normalize('NFC')
    .replace(/\S+/g, (piece) => (ADDRESS.test(piece) ? '\n' : piece));
  for (const line of spoken.split(BREAKS))
    for (const run of runsOf(line.match(WORD) ?? [])) {
      const phrase = run.join(' ');
      if (phrase.length > 1 && phrase.length <= VOCABULARY_PHRASE_MAX_CHARS)
        phrases.set(phrase.toLowerCase(), phrases.get(phrase.toLowerCase()) ?? phrase);
    }
  return [...phrases.values()];
}

/** Divides the words of a line at function words, except at those that may stand inside a phrase. */
function runsOf(line: readonly string[]): string[][] {
  const runs: string[][] = [[]];
  for (const [i, word] of line.entries()) {
    const run = runs.at(-1)!;
    const next = line[i + 1];
    const joins = run.length > 0 && next !== undefined && !isFunctionWord(next);
    if (!isFunctionWord(word) || (INNER.has(word) && joins)) run.push(word);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 0);
}

/** Returns the phrases that may be said in an interview: those of its questions and documents. */
export const vocabularyOfPlan = ({
  questions,
  vocabulary = [],
}: {
  questions: readonly Pick<PlannedQuestion, 'question'>[];
  vocabulary?: readonly string[] | undefined;
}): string[] => [...vocabularyOf(questions.map(({ question }) => question.text)), ...vocabulary];

/** A word or phrase that a recognizer should expect, and its single words. */
export interface ExpectedPhrase {
  shown: string;
  words: readonly string[];
  /** Number of phrases of the vocabulary that it is a part of. */
  times: number;
}

/** Longest phrase that is expected as a whole (words): longer ones are hardly ever said as written. */
const MAX_WORDS = 3;

/**
 * Returns the words and the shorter phrases that phrases consist of. There can be more than a
 * recognizer is able to expect.
 * @param vocabulary phrases as `vocabularyOf` returns them.
 */
export function expectedPhrases(vocabulary: readonly string[]): ExpectedPhrase[] {
  const found = new Map<string, ExpectedPhrase>();
  for (let length = 1; length <= MAX_WORDS; length += 1)
    for (const words of vocabulary.map((phrase) => phrase.split(' ')))
      for (let start = 0; start + length <= words.length; start += 1) {
        const part = words.slice(start, start + length);
        const shown = part.join(' ');
        if (shown.length < 2 || isFunctionWord(part[0]!) || isFunctionWord(part.at(-1)!)) continue;
        const key = shown.toLowerCase();
        const before = found.get(key) ?? { shown, words: part, times: 0 };
        found.set(key, { ...before, times: before.times + 1 });
      }
  return [...found.values()];
}
