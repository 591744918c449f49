import { readdirSync, readFileSync } from 'node:fs';
import { readAnswers, readUtterances, type TalkAnswer, type TalkUtterance } from '../corpus/format';

export interface Corpus {
  utterances: readonly TalkUtterance[];
  answers: readonly TalkAnswer[];
}

/** Folders with the turns of one author each. */
const AUTHORS = {
  tuning: () => {
    const corpus = new URL('../corpus/', import.meta.url);
    return readdirSync(corpus, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => new URL(`${name}/`, corpus));
  },
  'held-out': () => [new URL('../../held-out/talk-2/', import.meta.url)],
};

/** Reads the turns of all authors of one half. */
export function corpusOf(half: keyof typeof AUTHORS): Corpus {
  const folders = AUTHORS[half]();
  const sources = (name: string) =>
    folders.map((folder) => readFileSync(new URL(`${name}.jsonl`, folder), 'utf8'));
  return {
    utterances: sources('utterances').flatMap(readUtterances),
    answers: sources('answers').flatMap(readAnswers),
  };
}
