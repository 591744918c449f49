import { existsSync, readFileSync } from 'node:fs';
import { readAnswers, readUtterances, type TalkAnswer, type TalkUtterance } from '../corpus/format';

export interface Corpus {
  utterances: readonly TalkUtterance[];
  answers: readonly TalkAnswer[];
}

/** Reads one half of the corpus; both lists are empty while its files are not there. */
export function corpusOf(half: 'tuning' | 'held-out'): Corpus {
  const source = (name: string) => {
    const file = new URL(`../corpus/${half}/${name}.jsonl`, import.meta.url);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  return {
    utterances: readUtterances(source('utterances')),
    answers: readAnswers(source('answers')),
  };
}
