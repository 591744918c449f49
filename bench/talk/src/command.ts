/**
 * `npm run evaluate:talk [-- --tuning]`: checks whether the conversation understands what
 * candidates say besides answers, and keeps the answers. `--tuning` leaves the held-out half alone:
 * each run on it is one more look at it, and is noted in the README.
 */
import { corpusOf } from './corpus';
import { holds, MAX_TAKEN_SHARE, measure, MIN_UNDERSTOOD_SHARE } from './measure';
import { describe, resultLine } from './report';
import { understand } from './understood';

const lines = describe('Tuning half', corpusOf('tuning'), understand, true);
if (!process.argv.includes('--tuning')) {
  const heldOut = corpusOf('held-out');
  const passed = (['en', 'ar'] as const).every((language) =>
    holds(measure(heldOut, understand, language)),
  );
  lines.push(
    '',
    ...describe('Held-out half', heldOut, understand, false),
    '',
    passed
      ? 'The reading holds.'
      : `Not reached: ${MIN_UNDERSTOOD_SHARE * 100} % understood and at most ${MAX_TAKEN_SHARE * 100} % of the answers taken for something else, in each language.`,
    resultLine(heldOut, understand),
  );
  process.exitCode = passed ? 0 : 1;
}
process.stdout.write(`${lines.join('\n')}\n`);
