import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, failures: string[] }} Outcome */

/** Exit code of a check that lacks what it works on, a program or the history: it has told so, and counts as neither passed nor failed. */
export const NOT_CHECKED = 3;

/** What a run wrote of itself; null where it wrote nothing. */
export const readJson = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
const firstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n')[0] ?? '';

/** A test file by its place in the tree, such as `libs/ui/src/a.test.ts`. */
export const placeOf = (path) => path.replace(/^.*\/(?=(apps|libs|services)\/)/, '');

/** What a run that left no results counts as: one failure, named. @returns {Outcome} */
const nothing = (name, code) => ({
  passed: 0,
  failed: 1,
  failures: [`${name}: no results (exit code ${code})`],
});

/** Counts of one Jest run from its `--json` file. A suite that could not run counts as one failure. @returns {Outcome} */
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
  return { passed: results.numPassedTests, failed: failures.length, failures };
}

function* specsOf(suite) {
  yield* suite.specs ?? [];
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
}

/** Every spec of a Playwright run's JSON report. */
export const playwrightSpecs = (results) =>
  (results.suites ?? []).flatMap((suite) => [...specsOf(suite)]);

/** Counts of one Playwright run from its JSON report. @returns {Outcome} */
export function readPlaywright(file, name, code) {
  const results = readJson(file);
  if (results === null) return nothing(name, code);
  const failures = playwrightSpecs(results)
    .filter(({ ok }) => !ok)
    .map(
      ({ file: spec, title, tests }) =>
        `e2e/${spec}: ${title}: ${firstLine(tests[0]?.results.at(-1)?.error?.message)}`,
    );
  failures.push(...(results.errors ?? []).map(({ message }) => `${name}: ${firstLine(message)}`));
  if (code !== 0 && failures.length === 0) failures.push(`${name}: exit code ${code}`);
  return {
    passed: (results.stats?.expected ?? 0) + (results.stats?.flaky ?? 0),
    failed: failures.length,
    failures,
  };
}

/** The sum that a run of several parts wrote, such as the browser's. Its exit code is its own, not each part's. @returns {Outcome} */
export function readSum(file, name, code) {
  const { passed, failed, failures } = readJson(file) ?? nothing(name, code);
  return code !== 0 && failed === 0
    ? { passed, failed: 1, failures: [`${name}: exit code ${code}`] }
    : { passed, failed, failures };
}

/**
 * Counts of an Nx run from what it prints: each task passes or fails once; one that never ran (its dependency failed) fails.
 * @param {string} output
 * @param {string[]} wanted task names, `project:target`
 * @returns {Outcome}
 */
export function readNx(output, wanted) {
  const ran = new Set([...output.matchAll(/^> nx run ([\w-]+:[\w-]+)/gm)].map(([, task]) => task));
  const [, list = ''] = output.split(/^Failed tasks:$/m);
  const broken = new Set([...list.matchAll(/^- ([\w-]+:[\w-]+)$/gm)].map(([, task]) => task));
  const passed = wanted.filter((task) => ran.has(task) && !broken.has(task));
  const failures = wanted
    .filter((task) => !passed.includes(task))
    .map((task) => `nx run ${task}${ran.has(task) ? '' : ' (not run)'}`);
  return { passed: passed.length, failed: failures.length, failures };
}

/** Counts of a `node --test` run in TAP form. @returns {Outcome} */
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
