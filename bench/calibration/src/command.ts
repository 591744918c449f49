/**
 * `npm run calibrate [-- --tuning] [--model]`: checks whether the scorer ranks written answers the
 * way people do. `--tuning` leaves the held-out pairs alone: each run on them is one more look at
 * them, and is noted in the README. `--model` also scores the pairs from what the language model of
 * the environment reads in them, and prints its table beside the rules'.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { describeAnchors, readAnchors } from './anchors';
import { readPairs } from './answer-pairs/format';
import { figuresOf, lackingIn, type PairFigures } from './answer-pairs/measure';
import { describeMissed, describePairs, resultOf } from './answer-pairs/report';
import { openModelScorer } from './answer-pairs/model-scorer';
import { scorePair } from './answer-pairs/score';
import { calibrate, shortcomings } from './calibration';
import { scoresOf } from './interview';
import { asRecord, describeHalf } from './report';

const RESULTS = new URL('../../results/', import.meta.url);

const calibration = calibrate(scoresOf);
const looksAtHeldOut = !process.argv.includes('--tuning');
const readsWithModel = process.argv.includes('--model');

function pairsOfHalf(half: 'tuning' | 'held-out') {
  const scored = readPairs(half).map(scorePair);
  const inLanguage = (language: string) => scored.filter(({ pair }) => pair.language === language);
  const byLanguage: Record<string, PairFigures> = {
    English: figuresOf(inLanguage('en')),
    Arabic: figuresOf(inLanguage('ar')),
  };
  return { scored, byLanguage, all: figuresOf(scored) };
}

/** Returns the table of a half as the configured model reads it. */
async function describeWithModel(half: 'tuning' | 'held-out'): Promise<string[]> {
  const scorer = await openModelScorer(process.env);
  if (!scorer) throw new Error('--model needs a model: set LLM_MODEL and LLM_BASE_URL');
  const scored = await scorer.score(readPairs(half));
  const inLanguage = (language: string) => scored.filter(({ pair }) => pair.language === language);
  return [
    '',
    ...describePairs(`Pairs, ${half} half, read by ${scorer.name}`, {
      English: figuresOf(inLanguage('en')),
      Arabic: figuresOf(inLanguage('ar')),
    }),
    `RESULT calibration with model ${JSON.stringify(resultOf(figuresOf(scored)))}`,
  ];
}

const tuning = pairsOfHalf('tuning');
const lines = [
  ...describeHalf('Groups, first half', calibration.first),
  '',
  ...describeHalf('Groups, second half', calibration.second),
  '',
  ...describePairs('Pairs, tuning half', tuning.byLanguage),
  ...describeMissed(tuning.scored),
  '',
  ...describeAnchors(readAnchors()),
];

if (readsWithModel)
  lines.push(...(await describeWithModel(looksAtHeldOut ? 'held-out' : 'tuning')));

if (looksAtHeldOut) {
  const heldOut = pairsOfHalf('held-out');
  const lacking = [
    ...shortcomings(calibration),
    ...Object.entries(heldOut.byLanguage).flatMap(([language, figures]) =>
      lackingIn(language, figures),
    ),
  ];
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(
    new URL('calibration.json', RESULTS),
    `${JSON.stringify(
      {
        passed: lacking.length === 0,
        pairs: { heldOut: heldOut.all, tuning: tuning.all, heldOutByLanguage: heldOut.byLanguage },
        groups: asRecord(calibration),
      },
      null,
      2,
    )}\n`,
  );
  lines.push(
    '',
    ...describePairs('Pairs, held-out half', heldOut.byLanguage),
    '',
    ...(lacking.length === 0
      ? ['The calibration holds.']
      : lacking.map((line) => `Not reached: ${line}`)),
    `RESULT calibration ${JSON.stringify(resultOf(heldOut.all))}`,
  );
  process.exitCode = lacking.length === 0 ? 0 : 1;
}
process.stdout.write(`${lines.join('\n')}\n`);
