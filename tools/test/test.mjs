/**
 * `npm test` runs lint, type checks, builds, unit tests and the fast browser tests, all as Nx
 * targets. `--rest` runs the slower tests for changes since `NX_BASE`, and includes the results of
 * the last `npm test` in its total. `--full` runs everything, including all journeys once more on
 * PostgreSQL and whole interviews without a browser, which need flite and HAProxy. The last line of
 * the output is `N passed, N failed`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { judge, readRules, realShortfall, reportRules } from '../checks/rules.mjs';
import { AREAS } from '../journeys/areas.mjs';
import { useTestKey } from '../release/testing/test-key.mjs';
import { checkNode, ensureInstalled } from '../start/install.mjs';
import { stopAllGroups } from '../start/process-group.mjs';
import { createReport, StartError } from '../start/report.mjs';
import { ROOT } from '../start/settings.mjs';
import { readJson, RESULTS, sum } from './outcome.mjs';
import { runTargets } from './targets.mjs';

const report = createReport();
const LAST = join(RESULTS, 'last.json');

/** The browser test areas whose APIs are real, and those whose APIs are mocked. */
const AREA_NAMES = Object.keys(AREAS);
const REAL = AREA_NAMES.filter((name) => AREAS[name].needs === 'all');
const MOCKED = AREA_NAMES.filter((name) => !REAL.includes(name));

/** The workspace's own checks, all of which `nx checks portal` runs. */
const CHECKS = Object.keys(readJson(join(ROOT, 'project.json')).targets).filter((target) =>
  target.startsWith('check-'),
);

/**
 * Groups of targets that `npm test` runs. The projects in `first` are slow or spend most of their
 * time waiting. They start early, so that none of them is left running alone at the end.
 */
const FAST = [
  {
    name: 'Lint, types, builds, unit tests',
    // In one process, many projects share the types of their dependencies: linting all of them takes
    // half the CPU time of the projects' own `lint` targets.
    targets: [
      'prepare',
      ...CHECKS,
      'lint-browser',
      'lint-node',
      'typecheck',
      'build',
      'test',
      'test-races',
    ],
    first: ['portal', 'tools', 'e2e'],
    atOnce: availableParallelism() + 1,
  },
  // Nothing else runs beside a spoken interview, because the recognizer would be too slow.
  {
    name: 'Interviews in the browser',
    targets: ['e2e-fast'],
    exclude: MOCKED,
    atOnce: 1,
  },
  {
    name: 'Screens in the browser',
    targets: ['e2e-fast'],
    exclude: REAL,
    first: ['conformance'],
    atOnce: 2,
  },
];
const SLOW = [
  {
    name: 'Slow tests',
    targets: ['test-slow', 'test-postgres', 'report-script-sizes', 'contracts'],
    atOnce: 2,
  },
  {
    name: 'Interviews in the browser, at length',
    targets: ['e2e-slow'],
    exclude: MOCKED,
    atOnce: 1,
  },
  {
    name: 'Screens in the browser, at length',
    targets: ['e2e-slow', 'compatibility'],
    exclude: REAL,
    atOnce: 2,
  },
];
const LONGEST = [
  {
    name: 'Interviews in the browser, on PostgreSQL',
    targets: ['e2e-postgres'],
    atOnce: 1,
  },
  {
    name: 'Whole interviews without a browser',
    targets: ['test-room', 'cluster-check'],
    atOnce: 1,
  },
];
const CHOICES = {
  '': FAST,
  '--full': [...FAST, ...SLOW, ...LONGEST],
  '--rest': SLOW,
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stopAllGroups(8_000).then(() => process.exit(1)));

/**
 * Checks that each product rule is covered by at least one of the tests that ran, and that enough
 * of them were run on the real system.
 */
function judgeRules(shown) {
  const register = readFileSync(join(ROOT, 'docs/product-rules.md'), 'utf8');
  const judged = judge(readRules(register), shown);
  report.plain(reportRules(judged).lines.at(-1));
  // Failed tests have already been counted, so look only for rules without a test.
  const unshown = judged.verdicts
    .filter(({ verdict }) => verdict === 'no test')
    .map(({ rule }) => `${rule.title}: no test shows it`);
  const failures = [...unshown, ...judged.mistakes, ...realShortfall(judged, shown)];
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, failures };
}

async function main(choice) {
  const stages = CHOICES[choice];
  if (stages === undefined) throw new StartError(`There is no "${choice}": --full or --rest.`);
  const rest = choice === '--rest';
  const base = rest ? process.env.NX_BASE : undefined;
  checkNode();
  await ensureInstalled(report);
  useTestKey();
  const last = rest ? readJson(LAST) : null;
  const outcomes = last === null ? [] : [last.outcome];
  const counted = last === null ? [] : last.tasks;
  for (const stage of stages) {
    const { tasks, ...outcome } = await runTargets(report, { ...stage, base, counted });
    counted.push(...tasks);
    outcomes.push(outcome);
  }
  const all = sum(outcomes);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(LAST, JSON.stringify({ tasks: counted, outcome: all }));
  // Check the rules only if all tests were run, because otherwise the test for a rule may have been
  // skipped.
  const everything = choice === '--full' || (rest && last !== null && base === undefined);
  return everything ? sum([all, judgeRules(all.shown)]) : all;
}

const startedAt = performance.now();
const total = await main(process.argv[2] ?? '').catch((error) => ({
  passed: 0,
  failed: 1,
  failures: [error instanceof StartError ? error.message : error.stack],
}));
for (const failure of total.failures) report.fail(failure);
for (const test of total.flaky ?? []) report.warn(`Passed at the second try: ${test}`);
report.say(`${Math.round((performance.now() - startedAt) / 1000)} s in all`);
process.exitCode = total.failed === 0 ? 0 : 1;
report.plain(`${total.passed} passed, ${total.failed} failed`);
