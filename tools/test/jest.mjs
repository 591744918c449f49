import { join } from 'node:path';
import { run } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';
import { databaseEnv } from './empty-cluster.mjs';

/**
 * Node arguments for running Jest. `--forceExit` is needed because a failed test may leave a server
 * running.
 */
const JEST = [
  '--experimental-vm-modules',
  '--no-warnings',
  join(ROOT, 'node_modules/jest/bin/jest.js'),
  '--forceExit',
];
/** Matches Jest's JSON output, which we don't print because the results file contains it too. */
const JSON_LINE = /^\{"num.*$/m;

/**
 * Runs one project's tests: all of them, or only those selected by `given`. Writes the results to
 * `file` as JSON.
 * @param {string} folder the project's folder
 * @param {string} file
 * @param {string[]} given arguments for Jest
 * @param {{ env?: Record<string, string>, echo?: boolean }} options `env`: additional variables
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runJest(folder, file, given = [], { env = {}, echo = false } = {}) {
  const { code, output } = await run(
    process.execPath,
    [...JEST, '--json', `--outputFile=${file}`, ...given],
    {
      cwd: folder,
      env: { ...process.env, ...(await databaseEnv(folder)), ...env, FORCE_COLOR: '0' },
    },
  );
  const text = output.replace(JSON_LINE, '');
  if (echo) process.stdout.write(text);
  return { code, output: text };
}
