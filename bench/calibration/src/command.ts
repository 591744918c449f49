/**
 * `npm run calibrate [-- --show-held-out]`: checks whether the scorer ranks written answers the way
 * people do.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { calibrate, shortcomings } from './calibration';
import { scoresOf } from './interview';
import { asRecord, describeHalf, resultLine } from './report';

const RESULTS = new URL('../../results/', import.meta.url);

const calibration = calibrate(scoresOf);
const lacking = shortcomings(calibration);
mkdirSync(RESULTS, { recursive: true });
writeFileSync(
  new URL('calibration.json', RESULTS),
  `${JSON.stringify({ passed: lacking.length === 0, ...asRecord(calibration) }, null, 2)}\n`,
);

const lines = [
  ...describeHalf('Tuning half', calibration.tuning, true),
  '',
  ...describeHalf('Held-out half', calibration.heldOut, process.argv.includes('--show-held-out')),
  '',
  ...(lacking.length === 0
    ? ['The calibration holds.']
    : lacking.map((line) => `Not reached: ${line}`)),
  resultLine(calibration),
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = lacking.length === 0 ? 0 : 1;
