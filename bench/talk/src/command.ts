/**
 * `npm run evaluate:talk`: checks whether the conversation understands what candidates say besides
 * answers, and keeps the answers.
 */
import { corpusOf } from './corpus';
import { holds, MAX_TAKEN_SHARE, measure, MIN_UNDERSTOOD_SHARE } from './measure';
import { describe, resultLine } from './report';
import { understand } from './understood';

const tuning = corpusOf('tuning');
const heldOut = corpusOf('held-out');
const isEmpty = heldOut.utterances.length === 0 || heldOut.answers.length === 0;
const passed = (['en', 'ar'] as const).every((language) =>
  holds(measure(heldOut, understand, language)),
);

const lines = [
  ...describe('Tuning half', tuning, understand, true),
  '',
  ...(isEmpty
    ? ['The held-out half is empty: corpus/held-out needs utterances.jsonl and answers.jsonl.']
    : [
        ...describe('Held-out half', heldOut, understand, false),
        '',
        passed
          ? 'The reading holds.'
          : `Not reached: ${MIN_UNDERSTOOD_SHARE * 100} % understood and at most ${MAX_TAKEN_SHARE * 100} % of the answers taken for something else, in each language.`,
      ]),
  resultLine(heldOut, understand),
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = passed ? 0 : 1;
