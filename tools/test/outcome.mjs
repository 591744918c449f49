import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../start/settings.mjs';
import { placeOf, playwrightSpecs, shownByJest, shownByPlaywright } from './shown.mjs';

/**
 * The outcome of a test run. `flaky`: tests that passed only on a retry; they are included in
 * `passed`. `shown`: tests and steps named after a product rule.
 * @typedef {{ passed: number, failed: number, failures: string[], flaky?: string[], shown?:
 *   import('./shown.mjs').ShownTest[] }} Outcome
 */

/**
 * Exit code of a check that could not run because a program or Git history is missing. Such a check
 * has neither passed nor failed.
 */
export const NOT_CHECKED = 3;

/**
 * Folder where each Nx task stores its outcome. The files are declared as task outputs, so Nx
 * restores them when it uses a cached result.
 */
export const RESULTS = join(ROOT, '.cache/results');
export const outcomeFile = (project, target) => join(RESULTS, project, `${target}.json`);

/**
 * Sets the exit code to match the outcome. Under Nx, also stores the outcome, so that `npm test`
 * can add up the totals.
 * @param {Outcome} outcome
 */
export function conclude(outcome) {
  const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
  if (project && target) {
    const file = outcomeFile(project, target);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(outcome, null, 2)}\n`);
  }
  process.exitCode = outcome.failed === 0 ? 0 : 1;
}

/**
 * Records that a check could not run; the caller has already reported why. Under Nx, the check
 * passes, because Nx has no third state.
 */
export function concludeUnchecked() {
  conclude(sum([]));
  if (!process.env.NX_TASK_TARGET_PROJECT) process.exitCode = NOT_CHECKED;
}

/**
 * Adds up several outcomes.
 * @param {Outcome[]} outcomes
 * @returns {Outcome}
 */
export const sum = (outcomes) => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
  flaky: outcomes.flatMap(({ flaky = [] }) => flaky),
  shown: outcomes.flatMap(({ shown = [] }) => shown),
});

/** Returns the results that a run wrote, or null if there are none. */
export const readJson = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
const firstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n')[0] ?? '';

/**
 * Counts a run without results as one failure.
 * @returns {Outcome}
 */
const nothing = (name, code) => ({
  passed: 0,
  failed: 1,
  failures: [`${name}: no results (exit code ${code})`],
});

/**
 * Counts the results of one Jest run from its `--json` file. A suite that could not run counts as
 * one failure.
 * @returns {Outcome}
 */
export function readJest(file, name, code) {
  const results = readJson(file);
  if (results === null) return nothing(name, code);
  const failures = results.testResults.flatMap((suite) => {
    const path = placeOf(suite.name);
    const failed = suite.assertionResults.filter(({ status }) => status === 'failed');
    if (suite.status === 'failed' && failed.length === 0)
      return [`${path}: ${firstLine(suite.message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${path}: ${fullName}: ${firstLine(failureMessages[0])}`,
    );
  });
  if (code !== 0 && failures.length === 0) failures.push(`${name}: exit code ${code}`);
  return {
    passed: results.numPassedTests,
    failed: failures.length,
    failures,
    shown: shownByJest(results),
  };
}

/**
 * Counts the results of one Playwright run from its JSON report.
 * @param {import('./shown.mjs').Kind} kind what the pages ran against
 * @returns {Outcome}
 */
export function readPlaywright(file, name, code, kind) {
  const results = readJson(file);
  if (results === null) return nothing(name, code);
  const specs = playwrightSpecs(results);
  const named = ({ file: spec, title, tests }, tried) =>
    `e2e/${spec}: ${title}: ${firstLine(tests[0]?.results.at(tried)?.error?.message)}`;
  const failures = specs.filter(({ ok }) => !ok).map((spec) => named(spec, -1));
  failures.push(...(results.errors ?? []).map(({ message }) => `${name}: ${firstLine(message)}`));
  if (code !== 0 && failures.length === 0) failures.push(`${name}: exit code ${code}`);
  return {
    passed: (results.stats?.expected ?? 0) + (results.stats?.flaky ?? 0),
    failed: failures.length,
    failures,
    flaky: specs
      .filter(({ tests = [] }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => named(spec, 0)),
    shown: shownByPlaywright(results, kind),
  };
}

/**
 * Reads the outcome that an Nx task stored. A task that stored none is counted as a single test.
 * @returns {Outcome}
 */
export function readTask(task, failed, file = outcomeFile(...task.split(':'))) {
  const recorded = readJson(file);
  const outcome = recorded ?? { passed: failed ? 0 : 1, failed: 0, failures: [] };
  if (!failed || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`nx run ${task}`] };
}

/**
 * Returns the tasks among `wanted` that failed or never ran, according to the output of an Nx run.
 */
export function failedTasks(output, wanted) {
  const ran = new Set([...output.matchAll(/^> nx run ([\w-]+:[\w-]+)/gm)].map(([, task]) => task));
  const [, list = ''] = output.split(/^Failed tasks:$/m);
  const broken = new Set([...list.matchAll(/^- ([\w-]+:[\w-]+)$/gm)].map(([, task]) => task));
  return wanted.filter((task) => !ran.has(task) || broken.has(task));
}

/**
 * Counts the results of a `node --test` run from its TAP output.
 * @returns {Outcome}
 */
export function readTap(output, name, code) {
  const failures = [...output.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(
    ([, title]) => `${name}: ${title}`,
  );
  if (code !== 0 && failures.length === 0) failures.push(`${name}: exit code ${code}`);
  return {
    passed: Number(/^# pass (\d+)$/m.exec(output)?.[1] ?? 0),
    failed: failures.length,
    failures,
  };
}
