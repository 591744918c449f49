// `npm run tune:addressed`: fits weights for libs/interviewing/src/assessment/addressed/model.ts
// and reports how well the weights already in that file classify the clauses. Options:
// - `-- --write` writes the fitted weights to the file instead of reporting.
// - `-- --misses` also lists the misclassified clauses among those used for tuning.
// - `-- --unseen` also evaluates clauses that are never used for tuning.
import { parseArgs } from 'node:util';
import {
  addressLikelihood,
  clausesOf,
  stretchesOf,
  withoutAddresses,
} from '../../libs/interviewing/src/assessment/addressed/addressed.ts';
import {
  FEATURES,
  featuresOf,
  saysPhrase,
} from '../../libs/interviewing/src/assessment/addressed/features.ts';
import { words } from '../../libs/interviewing/src/language/words.ts';
import { fit, writeModel } from '../logistic-regression.mjs';
import { answers, listed } from './clauses.mjs';

const SIGNS = {
  you: 1,
  order: 1,
  judged: 1,
  gain: 1,
  core: 1,
  praise: 1,
  near: 1,
  work: -1,
  foreign: -1,
  tells: -1,
  only_tells: -1,
  would: -1,
  events: -1,
};
/**
 * Weight of a clause that belongs to the candidate's answer. It is above 1 because wrongly removing
 * an answer is worse than keeping a plea for a good score.
 */
const TOLD_WEIGHT = 1.5;
/**
 * Factor applied to the weight of each stretch of a long answer. It is small because the stretches
 * overlap.
 */
const STRETCH_WEIGHT = 0.1;

const { values: options } = parseArgs({
  options: { write: { type: 'boolean' }, misses: { type: 'boolean' }, unseen: { type: 'boolean' } },
});
const rows = [...listed('tuning'), ...answers()]
  .flatMap((row) => clausesOf(row.text).map((text) => ({ ...row, text, folded: words(text) })))
  .filter(({ folded }) => folded.length > 0);
/**
 * Training data for the model. A long clause without punctuation is split into overlapping
 * segments. Clauses that contain a known phrase are left out, because the model isn't used for
 * them.
 */
const judged = rows
  .filter(({ folded }) => !saysPhrase(folded))
  .flatMap(({ folded, addressed: is }) => {
    const stretches = stretchesOf(folded);
    const weight = is ? 1 : TOLD_WEIGHT;
    return stretches.length > 0
      ? stretches.map((words) => ({
          features: featuresOf(words),
          is,
          weight: weight * STRETCH_WEIGHT,
        }))
      : [{ features: featuresOf(folded), is, weight }];
  });
const fitted = fit(judged, FEATURES, SIGNS, { ridge: 1, steps: 2_000 });
const model = {
  bias: Number(fitted.bias.toFixed(2)),
  weights: Object.fromEntries(
    FEATURES.map((name) => [name, Number(fitted.weights[name].toFixed(2))]),
  ),
};
console.log('fitted', JSON.stringify(model));

const isFound = ({ text }) => withoutAddresses([text])[0].length === 0;
const isKept = ({ text }) => withoutAddresses([text])[0][0] === text.trim();
const isRight = (clause) => (clause.addressed ? isFound(clause) : isKept(clause));

/** Reports how well the current assessment code classifies the clauses. */
function report() {
  const percent = (set) =>
    `${((100 * set.filter(isRight).length) / set.length).toFixed(1)} % of ${set.length}`;
  for (const [name, set] of Object.entries({
    'fitted to': listed('tuning'),
    ...(options.unseen && { unseen: listed('unseen') }),
  })) {
    for (const language of ['en', 'ar']) {
      const of = (addressed) =>
        set.filter((clause) => clause.language === language && clause.addressed === addressed);
      console.log(
        `${name}, ${language}: addressed found ${percent(of(true))}, told kept ${percent(of(false))}`,
      );
    }
  }
  console.log(
    `answers of the tests and of calibration's tuning half: addressed found ${percent(rows.filter((row) => !row.language && row.addressed))}, told kept ${percent(rows.filter((row) => !row.language && !row.addressed))}`,
  );
  if (options.misses)
    for (const row of rows.filter((one) => !isRight(one)))
      console.log(
        row.addressed ? 'kept' : 'lost',
        addressLikelihood(row.folded).toFixed(2),
        row.text,
        JSON.stringify(featuresOf(row.folded), (_, value) => value || undefined),
      );
}

if (options.write) {
  writeModel(
    new URL('../../libs/interviewing/src/assessment/addressed/model.ts', import.meta.url),
    model,
  );
  console.log('written; run again for a report on the new weights');
} else report();
