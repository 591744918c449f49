/**
 * `npx nx summary bench`: copies the results in `bench/results` into `summary.json`, the only file
 * in that folder under version control. Benches without local results keep their last entry.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RESULTS = join(import.meta.dirname, 'results');
const SUMMARY = join(RESULTS, 'summary.json');
const DIGITS = 6;

/**
 * What the summary keeps from each bench's results: the figures in its result line, and the input
 * for `deploy/capacity.mjs`.
 */
const KEPT = {
  api: ({ result, half, login }) => ({ result, half, login }),
  calibration: ({ passed, pairs: { heldOut }, groups }) => ({
    passed,
    pairs: heldOut,
    ordering: groups.second.ordering,
    rankCorrelation: groups.second.rankCorrelation,
  }),
  'calibration-recognized': ({ result }) => ({ result }),
  chaos: ({ machine, at, atOnce, runs }) => ({ machine, at, atOnce, faults: byFault(runs) }),
  storage: ({ interview, candidate, ...run }) => ({
    ...run,
    interview: withoutTables(interview),
    candidate: withoutTables(candidate),
  }),
  voice: ({ date, command, machine, versions, failures, summaries }) => ({
    date,
    command,
    machine,
    versions,
    failures,
    summaries: summaries.map(ofOneLoad),
  }),
  web: ({ runs, result }) => ({ runs, result }),
};

function byFault(runs) {
  const names = [...new Set(runs.map(({ fault }) => fault))];
  return Object.fromEntries(
    names.map((name) => {
      const of = runs.filter(({ fault }) => fault === name);
      const sum = (count) => of.reduce((total, run) => total + count(run), 0);
      const row = {
        runs: of.length,
        survived: sum(({ survived }) => Number(survived)),
        slowestS: Math.max(...of.map(({ recoveredS }) => recoveredS ?? 0)),
        lost: sum(({ lost }) => lost),
        duplicated: sum(({ duplicated }) => duplicated),
      };
      return [name, row];
    }),
  );
}

const withoutTables = (figures) => ({ ...figures, tables: undefined });

const ofOneLoad = ({ system, atOnce, interviews, turns, latency, missedEnds, ...more }) => ({
  system,
  atOnce,
  interviews,
  turns,
  latency,
  missedEnds,
  bargeIn: more.bargeIn,
  wordErrorRate: more.wordErrorRate,
  perInterview: more.perInterview,
  beside: more.beside,
  idle: more.idle,
});

const rounded = (_, value) =>
  typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value;
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const summary = existsSync(SUMMARY) ? read(SUMMARY) : {};
for (const [bench, keep] of Object.entries(KEPT)) {
  const file = join(RESULTS, `${bench}.json`);
  if (existsSync(file)) summary[bench] = keep(read(file));
}
writeFileSync(SUMMARY, `${JSON.stringify(summary, rounded, 1)}\n`);
