/**
 * `npm run calibrate [-- --tuning] [--model]`: checks whether the scorer ranks written answers the
 * way people do. `--tuning` leaves the held-out pairs alone: each run on them is one more look at
 * them, and is noted in the README. `--model` also scores the pairs from what the language model of
 * the environment reads in them, and prints its table beside the rules'.
 *
 * `npm run calibrate -- --recognized [--held-out] [--people=N]`: compares the scores of the written
 * English answers with those of the same answers as the built-in recognizer hears them, spoken by
 * synthetic voices. `--held-out` takes the held-out pairs instead of the tuning pairs; that is a look
 * at them, too. `--people=N` takes the answers of N people of each kind. Needs flite, espeak-ng and
 * PocketSphinx.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describeAnchors, readAnchors } from './anchors';
import { readPairs } from './answer-pairs/format';
import { figuresOf, lackingIn, type PairFigures } from './answer-pairs/measure';
import { describeMissed, describePairs, resultOf } from './answer-pairs/report';
import { openModelScorer } from './answer-pairs/model-scorer';
import { scorePair } from './answer-pairs/score';
import { calibrate, shortcomings } from './calibration';
import { scoresOf } from './interview';
import { compare } from './recognized/comparison';
import { hearPeople, listen, recognizerVersion, remembered } from './recognized/hearing';
import { englishMaterial, peopleIn, type Half } from './recognized/material';
import { describeComparison, recognizedResult } from './recognized/report';
import { asRecord, describeHalf } from './report';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RESULTS = new URL('../../results/', import.meta.url);

const { values: options } = parseArgs({
  options: {
    tuning: { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
    recognized: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
    people: { type: 'string' },
  },
});

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

function writeResults(name: string, results: object): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(new URL(`${name}.json`, RESULTS), `${JSON.stringify(results, null, 2)}\n`);
}

function pairsOfHalf(half: Half) {
  const scored = readPairs(half).map(scorePair);
  const inLanguage = (language: string) => scored.filter(({ pair }) => pair.language === language);
  const byLanguage: Record<string, PairFigures> = {
    English: figuresOf(inLanguage('en')),
    Arabic: figuresOf(inLanguage('ar')),
  };
  return { scored, byLanguage, all: figuresOf(scored) };
}

/** Returns the table of a half as the configured model reads it. */
async function describeWithModel(half: Half): Promise<string[]> {
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

async function calibrateWritten(looksAtHeldOut: boolean): Promise<void> {
  const calibration = calibrate(scoresOf);
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

  if (options.model)
    lines.push(...(await describeWithModel(looksAtHeldOut ? 'held-out' : 'tuning')));

  if (looksAtHeldOut) {
    const heldOut = pairsOfHalf('held-out');
    const lacking = [
      ...shortcomings(calibration),
      ...Object.entries(heldOut.byLanguage).flatMap(([language, figures]) =>
        lackingIn(language, figures),
      ),
    ];
    writeResults('calibration', {
      passed: lacking.length === 0,
      pairs: { heldOut: heldOut.all, tuning: tuning.all, heldOutByLanguage: heldOut.byLanguage },
      groups: asRecord(calibration),
    });
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
  print(lines);
}

/** @param limit how many people of each kind to hear */
async function calibrateRecognized(half: Half, limit: number): Promise<void> {
  // It takes long, and should not disturb what else runs on this machine.
  setPriority(constants.priority.PRIORITY_LOW);
  const material = englishMaterial(half, limit);
  const people = peopleIn(material);
  const heard = await hearPeople(
    people,
    remembered(listen, `${ROOT}.cache/calibration`, recognizerVersion(ROOT)),
    (line) => process.stderr.write(`${line}\n`),
  );
  const comparison = compare(material, heard);
  const result = { half, people: people.length, ...recognizedResult(comparison) };
  if (limit === Infinity) writeResults('calibration-recognized', { result, ...comparison });
  print([
    ...describeComparison(half, comparison),
    `RESULT calibration_recognized ${JSON.stringify(result)}`,
  ]);
}

if (options.recognized ? options.model : options['held-out'] || options.people !== undefined)
  throw new Error('--held-out and --people need --recognized; --model reads written answers only');
if (options.tuning && options['held-out']) throw new Error('either --tuning or --held-out');

if (options.recognized) {
  const people = options.people === undefined ? Infinity : Number(options.people);
  if (!(people >= 1)) throw new Error(`--people=${options.people}: a number from 1`);
  await calibrateRecognized(options['held-out'] ? 'held-out' : 'tuning', people);
} else {
  await calibrateWritten(!options.tuning);
}
