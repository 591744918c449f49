// `npm run tune:endpointing`: fits new weights for
// libs/interviewing/src/turn-taking/endpointing-model.ts and reports how well the weights already
// in that file perform, including on unseen voices and sentences. Options:
// - `-- --write` writes the fitted weights.
// - `-- --heard` uses only the cache.
// - `-- --voices rms` adds a voice to the report.
import { parseArgs } from 'node:util';
import { silenceNeeded } from '../../libs/interviewing/src/turn-taking/endpointing.ts';
import { FEATURES, featuresOf } from '../../libs/interviewing/src/turn-taking/evidence.ts';
import { fit, writeModel } from '../logistic-regression.mjs';
import { decisions } from './corpus.mjs';
import { gather, gathered } from './gather.mjs';

const FITTED = ['slt', 'awb'];
const HELD_OUT = ['kal16'];
const isHeldOut = ({ line }) => line % 3 === 0;
const SIGNS = {
  leads_on_surely: -1,
  leads_on_maybe: -1,
  subordinate: -1,
  misheard: -1,
  length: 1,
  end_of_turn: 1,
};
/**
 * Weights set by hand. The weights for punctuation can't be fitted, because the built-in recognizer
 * doesn't return punctuation. Fitting would set the weight of the language model's score
 * (`sentence_end`) to 0, but the score helps with words that aren't in any list.
 */
const ASSUMED = { full_stop: 0.7, comma: -1, sentence_end: 0.2 };

const { values: options } = parseArgs({
  options: { write: { type: 'boolean' }, heard: { type: 'boolean' }, voices: { type: 'string' } },
});
const voices = [...FITTED, ...HELD_OUT, ...(options.voices?.split(',') ?? [])];
if (!options.heard)
  for (const voice of voices)
    await gather(
      voice,
      (done, all) => done % 50 === 0 && console.log(`${voice}: ${done} of ${all} heard`),
    );

const evidenceOf = ({ before, observed }) => ({
  ...observed,
  text: before + observed.text,
  language: 'en-US',
});
const all = voices.flatMap(gathered).filter(({ observed }) => observed.text);
/** The decisions found in the cache, by kind. */
const heardOf = {};
for (const kind of ['end', 'open', 'closed'])
  heardOf[kind] = all.filter((one) => one.kind === kind);
/**
 * Weight of each kind of decision. It makes up for decisions that are missing from the cache, so
 * that each kind counts as if all of its decisions were cached.
 */
const share = Object.fromEntries(
  Object.entries(heardOf).map(([kind, heard]) => [
    kind,
    (decisions().filter((one) => one.kind === kind).length * voices.length) / heard.length,
  ]),
);

const rows = all
  .filter((one) => FITTED.includes(one.voice) && !isHeldOut(one))
  .map((one) => ({
    features: featuresOf(evidenceOf(one)),
    is: one.kind === 'end',
    weight: share[one.kind],
  }));
const learnt = FEATURES.filter((name) => !(name in ASSUMED));
const { bias, weights } = fit(rows, learnt, SIGNS);
const model = {
  bias: Number(bias.toFixed(2)),
  weights: Object.fromEntries(
    FEATURES.map((name) => [name, Number((ASSUMED[name] ?? weights[name]).toFixed(2))]),
  ),
};
console.log('fitted', JSON.stringify(model));

if (options.write) {
  writeModel(
    new URL('../../libs/interviewing/src/turn-taking/endpointing-model.ts', import.meta.url),
    model,
  );
  console.log('written; run again for a report on the new weights');
}

/**
 * Average delay before the interviewer notices that the candidate has resumed speaking (ms): two
 * windows of voice activity detection, plus half a window because speech can start anywhere within
 * one.
 */
const NOTICED_MS = 80;

/** Reports how well the current policy performs. */
function report() {
  const sets = {
    'voices and sentences it was fitted to': all.filter(
      (one) => FITTED.includes(one.voice) && !isHeldOut(one),
    ),
    'same voices, other sentences': all.filter(
      (one) => FITTED.includes(one.voice) && isHeldOut(one),
    ),
    'another voice, other sentences': all.filter(
      (one) => !FITTED.includes(one.voice) && isHeldOut(one),
    ),
    'another voice, all sentences': all.filter((one) => !FITTED.includes(one.voice)),
  };
  const percent = (some, of) =>
    of.length ? `${((100 * some.length) / of.length).toFixed(1)}` : '-';
  for (const [name, set] of Object.entries(sets)) {
    const needed = (kind) =>
      set
        .filter((one) => one.kind === kind)
        .map((one) => silenceNeeded({ ...evidenceOf(one), pace: 'usual' }))
        .sort((a, b) => a - b);
    const ends = needed('end');
    console.log(`\n${name}`);
    console.log(
      `  ends ${ends.length}: taken within ${[250, 400, 650, 1_000]
        .map(
          (ms) =>
            `${ms} ms ${percent(
              ends.filter((wait) => wait <= ms),
              ends,
            )} %`,
        )
        .join(
          ', ',
        )}; p50 ${ends[ends.length >> 1]} ms, p95 ${ends[Math.floor(ends.length * 0.95)]} ms`,
    );
    for (const kind of ['open', 'closed']) {
      const waits = needed(kind);
      console.log(
        `  ${kind} pauses ${waits.length}: cut at ${[500, 1_000, 1_500, 2_000]
          .map(
            (ms) =>
              `${ms} ms ${percent(
                waits.filter((wait) => wait <= ms + NOTICED_MS),
                waits,
              )} %`,
          )
          .join(', ')}`,
      );
    }
  }
}

if (!options.write) report();
