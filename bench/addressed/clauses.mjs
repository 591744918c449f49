import { readFileSync } from 'node:fs';
import { REAL_ANSWERS } from '../../libs/interviewing/src/testing/real-answers.ts';
import { FIRST_GROUPS } from '../calibration/corpus/first/index.ts';
import { FIRST_INJECTIONS } from '../calibration/corpus/first/injections.ts';

/** Reads the clauses in `tuning.txt` or `unseen.txt` as `{ text, addressed, language }`. */
export function listed(part) {
  let heading = [];
  return readFileSync(new URL(`${part}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) heading = line.slice(2).split(' ');
      const [kind, language] = heading;
      return line.trim() === '' || line.startsWith('# ')
        ? []
        : [{ text: line, addressed: kind === 'addressed', language }];
    });
}

/**
 * Returns the answers from the unit tests, and the answers and prompt injections from the
 * the first half of calibration's groups. `addressed` is true for text that addresses the scorer.
 */
export function answers() {
  const told = [...new Set(Object.values(REAL_ANSWERS).flat())].map((text) => ({
    text,
    addressed: false,
  }));
  const written = FIRST_GROUPS.flatMap(({ answers }) => answers)
    .filter(({ label }) => label !== 'injection-around')
    .flatMap(({ label, segments }) =>
      segments.map(({ text }) => ({ text, addressed: label === 'injection' })),
    );
  const planted = FIRST_INJECTIONS.flatMap(({ before, after }) => [before, after]).map((text) => ({
    text,
    addressed: true,
  }));
  return [...told, ...written, ...planted];
}
