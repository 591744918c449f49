import { rmSync } from 'node:fs';
import { NX, NX_ENV } from '../start/build.mjs';
import { StartError } from '../start/report.mjs';
import { run } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';
import { failedTasks, outcomeFile, readTask, sum } from './outcome.mjs';

/**
 * An environment variable that Nx treats as an input to the targets that use real servers. In CI
 * (when `CI` is set), its value is different in each run, so Nx never uses cached results for these
 * targets.
 */
const fresh = process.env.CI ? { FRESH_RUN: String(Date.now()) } : {};

const nx = (words, options = {}) =>
  run(process.execPath, [NX, ...words], {
    cwd: ROOT,
    env: { ...process.env, ...NX_ENV, ...fresh },
    ...options,
  });

/** Returns the names of the tasks that Nx would run, including dependencies. */
async function tasksOf(words) {
  const { code, output } = await nx([...words, '--graph=stdout']);
  if (code !== 0) throw new StartError(output);
  const { tasks } = JSON.parse(output.slice(output.indexOf('{')));
  return Object.keys(tasks.tasks);
}

const outputsOf = (output, tasks) =>
  output
    .split(/^(?=> nx run )/m)
    .filter((block) => tasks.some((task) => new RegExp(`^> nx run ${task}(?![\\w-])`).test(block)))
    .join('\n');

/**
 * Runs Nx targets and adds up their test results. Shows the output of failed tasks.
 * @param {object} options
 * @param {string} options.name shown in the output
 * @param {string[]} options.targets
 * @param {number} options.atOnce number of parallel tasks
 * @param {string[]} [options.first] projects whose tasks start first; cannot be combined with
 *   `base`
 * @param {string[]} [options.exclude] projects to leave out
 * @param {string} [options.base] a commit; only projects affected by changes since then are
 *   tested
 * @param {string[]} [options.counted] tasks whose results have already been counted
 * @returns {Promise<import('./outcome.mjs').Outcome & { tasks: string[] }>}
 */
export async function runTargets(
  report,
  { name, targets, atOnce, first = [], exclude = [], base, counted = [] },
) {
  const step = report.step(name);
  const chosen = base
    ? ['affected', `--base=${base}`]
    : ['run-many', `--projects=${[...first, '*'].join(',')}`];
  const left = exclude.length > 0 ? [`--exclude=${exclude.join(',')}`] : [];
  const words = [...chosen, ...left, '-t', ...targets];
  const tasks = await tasksOf(words);
  const unknown = targets.filter((target) => !tasks.some((task) => task.endsWith(`:${target}`)));
  if (unknown.length > 0 && base === undefined)
    throw new StartError(`No project has the target ${unknown.join(', ')}.`);
  for (const task of tasks) rmSync(outcomeFile(...task.split(':')), { force: true });
  let ended = 0;
  const { output } = await nx(
    [...words, `--parallel=${atOnce}`, '--output-style=static', '--nxBail=false'],
    {
      onLine: (line) => {
        const task = /^> nx run (\S+)/.exec(line)?.[1];
        if (task !== undefined)
          step.progress(`${(ended += 1)} of ${tasks.length} ended, last: ${task}`);
      },
    },
  );
  const failed = failedTasks(output, tasks);
  const outcome = sum(
    tasks
      .filter((task) => !counted.includes(task))
      .map((task) => readTask(task, failed.includes(task))),
  );
  if (failed.length > 0) report.plain(outputsOf(output, failed));
  const told = `${outcome.passed} passed, ${outcome.failed} failed`;
  if (outcome.failed === 0) step.done(told);
  else step.fail(told);
  return { ...outcome, tasks };
}
