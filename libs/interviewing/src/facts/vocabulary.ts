import {
  MAX_VOCABULARY,
  VOCABULARY_PHRASE_MAX_CHARS,
  type PlannedQuestion,
} from '@portal/protocol';
import { fold, isStopWord } from '../language/words';

/** Matches a Latin word or term ("CI/CD", "Node.js", "C++"); the built-in recognizer knows no other. */
const WORD = /[A-Za-z][A-Za-z\d]*(?:['’+#/&.-][A-Za-z\d]+)*[+#]*/g;
const BREAKS = /[\n\t,;:()[\]!?|•]|\.(?=\s|$)|\s[-–—]\s/;
/** Addresses, which nobody says as they are written. */
const ADDRESS = /\S+@\S+|(?:https?:\/\/|www\.)\S+/g;
/** Words that may stand inside a phrase ("Bank of England"). */
const INNER = new Set(['of', 'and', 'in', 'to', 'for']);

const isFunctionWord = (word: string) => isStopWord(fold(word));

/**
 * Returns the phrases of documents that somebody may say when speaking about them: runs of content
 * words, as they are written, in their order and without repeats. Contains single words, too.
 * @param texts documents in any language; only Latin words are taken.
 */
export function vocabularyOf(texts: readonly string[]): string[] {
  const phrases = new Map<string, string>();
  for (const line of texts.join('\n').replace(ADDRESS, '\n').split(BREAKS))
    for (const run of runsOf(line.match(WORD) ?? [])) {
      const phrase = run.join(' ');
      if (phrase.length > 1 && phrase.length <= VOCABULARY_PHRASE_MAX_CHARS)
        phrases.set(phrase.toLowerCase(), phrases.get(phrase.toLowerCase()) ?? phrase);
      if (phrases.size === MAX_VOCABULARY) return [...phrases.values()];
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

/**
 * Returns the phrases that may be said in an interview: those of its questions, then those of the
 * documents. The questions come first because a recognizer may not expect all phrases.
 */
export const vocabularyOfPlan = ({
  questions,
  vocabulary = [],
}: {
  questions: readonly Pick<PlannedQuestion, 'question'>[];
  vocabulary?: readonly string[] | undefined;
}): string[] => vocabularyOf([...questions.map(({ question }) => question.text), ...vocabulary]);

/** A word or phrase that a recognizer should expect, and its single words. */
export interface ExpectedPhrase {
  shown: string;
  words: readonly string[];
}

/** Longest phrase that is expected as a whole (words): longer ones are hardly ever said as written. */
const MAX_WORDS = 3;

/**
 * Returns the words and the shorter phrases that phrases consist of, single words first.
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
        found.set(key, found.get(key) ?? { shown, words: part });
      }
  return [...found.values()];
}
