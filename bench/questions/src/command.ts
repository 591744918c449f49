/**
 * `npm run evaluate:questions [-- --print 40] [-- --out <file> --half held-out --sample 90]`: plans
 * interviews for the written cases and counts what is wrong with their questions.
 *
 * Questions of the held-out half are counted and written to files, but never printed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readCases } from './cases';
import { faults, measure } from './measure';
import { describeHalf, describeQuestion, resultLine, resultsFile } from './report';
import { asReviewed, sampleOf } from './sample';

const BENCH = new URL('../../', import.meta.url);
const DEFAULT_SAMPLE = 90;

const { values: options } = parseArgs({
  options: {
    print: { type: 'string' },
    out: { type: 'string' },
    half: { type: 'string', default: 'tuning' },
    sample: { type: 'string', default: `${DEFAULT_SAMPLE}` },
    seed: { type: 'string', default: '1' },
    cases: { type: 'string', default: fileURLToPath(new URL('questions/cases', BENCH)) },
  },
});

const halves = {
  tuning: measure(readCases(options.cases)),
  'held-out': measure(readCases(fileURLToPath(new URL('held-out/cases', BENCH)))),
};
const isHalf = (name: string): name is keyof typeof halves => name in halves;
if (!isHalf(options.half)) throw new Error(`--half is tuning or held-out, not ${options.half}`);

if (options.out) {
  const sample = sampleOf(halves[options.half].asked, Number(options.sample), options.seed);
  writeFileSync(options.out, sample.map((asked) => `${asReviewed(asked)}\n`).join(''));
}
mkdirSync(new URL('results/', BENCH), { recursive: true });
writeFileSync(new URL('results/questions.json', BENCH), resultsFile(halves['held-out']));

const printed = options.print
  ? sampleOf(halves.tuning.asked, Number(options.print), options.seed).map(describeQuestion)
  : [];
const lines = [
  ...printed,
  ...describeHalf('Tuning half', halves.tuning, true),
  '',
  ...describeHalf('Held-out half', halves['held-out'], false),
  '',
  resultLine(halves['held-out']),
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = faults(halves.tuning) + faults(halves['held-out']) === 0 ? 0 : 1;
