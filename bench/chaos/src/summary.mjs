import { table } from '../../../tools/table.mjs';

const TAKEOVERS = 'worker-killed';
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const known = (runs) =>
  runs.map(({ recoveredS }) => recoveredS).filter((seconds) => seconds !== null);
const range = (seconds) =>
  seconds.length === 0
    ? '–'
    : `${Math.min(...seconds).toFixed(1)}–${Math.max(...seconds).toFixed(1)}`;

/**
 * Returns a table with one row per fault: runs survived, seconds to recover, messages lost and
 * duplicated.
 */
export function resultTable(runs) {
  const names = [...new Set(runs.map(({ fault }) => fault))];
  const rows = names.map((name) => {
    const of = runs.filter(({ fault }) => fault === name);
    return [
      name,
      `${of.filter(({ survived }) => survived).length} of ${of.length}`,
      range(known(of)),
      sum(of.map(({ lost }) => lost)),
      sum(of.map(({ duplicated }) => duplicated)),
    ];
  });
  return table(['fault', 'survived', 'seconds to recover', 'lost', 'duplicated'], rows);
}

/**
 * Returns the last line of the output. `takeover_s` is the duration of the slowest takeover by
 * another worker (s).
 */
export function resultLine(runs) {
  const takeovers = known(runs.filter(({ fault }) => fault.startsWith(TAKEOVERS)));
  return `RESULT chaos ${JSON.stringify({
    faults: new Set(runs.map(({ fault }) => fault)).size,
    runs: runs.length,
    survived: runs.filter(({ survived }) => survived).length,
    lost: sum(runs.map(({ lost }) => lost)),
    duplicated: sum(runs.map(({ duplicated }) => duplicated)),
    takeover_s: takeovers.length === 0 ? null : Math.max(...takeovers),
  })}`;
}
