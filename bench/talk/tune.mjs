// `npm run tune:talk`: fits the weights in libs/interviewing/src/conversation/requests/model.ts to
// the tuning half and to the turns of the unit tests, and prints them. `-- --write` writes them to
// the file.
import { parseArgs } from 'node:util';
import { plain } from '../../libs/interviewing/src/conversation/commands/read-command.ts';
import {
  FEATURES,
  featuresOf,
} from '../../libs/interviewing/src/conversation/requests/features.ts';
import { candidateFor } from '../../libs/interviewing/src/conversation/requests/read-request.ts';
import { COMMAND_PHRASINGS } from '../../libs/interviewing/src/testing/command-phrasings.ts';
import { REAL_ANSWERS } from '../../libs/interviewing/src/testing/real-answers.ts';
import { fit, likelihood, writeModel } from '../logistic-regression.mjs';
import { corpusOf } from './src/corpus.ts';

const SIGNS = {
  weak: 1,
  fair: 1,
  strong: 1,
  opens: 1,
  requests: 1,
  addresses: 1,
  short: 1,
  long: -1,
  deeds: -1,
  reports: -1,
  others: -1,
  foreign: -1,
  foreign_asked: -1,
  topic: 1,
  excuses: 1,
};
/** Weight of an answer. It is above 1 because losing an answer is worse than missing a request. */
const ANSWER_WEIGHT = 3;

const { values: options } = parseArgs({ options: { write: { type: 'boolean' } } });
const { utterances, answers } = corpusOf('tuning');
const languages = ['en-US', 'ar-SA'];
const wants = [
  ...utterances.map(({ text }) => text),
  ...languages.flatMap((one) => COMMAND_PHRASINGS[one].flatMap(({ phrasings }) => phrasings)),
];
const isAnswer = [
  ...answers.map(({ text }) => text),
  ...languages.flatMap((one) => REAL_ANSWERS[one]),
];
/** Turns that nothing points to as requests are never weighed, so they are left out. */
const rows = [
  ...wants.map((text) => ({ text, is: true, weight: 1 })),
  ...isAnswer.map((text) => ({ text, is: false, weight: ANSWER_WEIGHT })),
].flatMap((row) => {
  const said = plain(row.text);
  const candidate = candidateFor(said);
  return candidate === null || /^(?:greeting|thanks)$/.test(candidate.command)
    ? []
    : [{ ...row, features: featuresOf(said, candidate.strength) }];
});
const fitted = fit(rows, FEATURES, SIGNS, { ridge: 1, steps: 3_000 });
const model = {
  bias: Number(fitted.bias.toFixed(2)),
  weights: Object.fromEntries(
    FEATURES.map((name) => [name, Number(fitted.weights[name].toFixed(2))]),
  ),
};
const right = (is) =>
  rows.filter((row) => row.is === is && likelihood(model, row.features) >= 0.5 === is).length;
console.log(
  `requests found ${right(true)} of ${rows.filter(({ is }) => is).length}, answers kept ${right(false)} of ${rows.filter(({ is }) => !is).length}`,
);
console.log(JSON.stringify(model));
if (options.write)
  writeModel(
    new URL('../../libs/interviewing/src/conversation/requests/model.ts', import.meta.url),
    model,
  );
