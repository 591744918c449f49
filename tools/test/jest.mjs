import { join } from 'node:path';
import { run } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';
import { databaseEnv } from './empty-cluster.mjs';

/** A test that fails may leave a server open behind it: the run ends all the same, instead of never. */
const JEST = [
  '--experimental-vm-modules',
  '--no-warnings',
  join(ROOT, 'node_modules/jest/bin/jest.js'),
  '--forceExit',
];
/** What Jest prints besides for machines, which stands in the file too. */
const JSON_LINE = /^\{"num.*$/m;

/**
 * Runs one project's tests, those that `given` names or all. The results go to `file` as JSON.
 * @param {string} folder of the project
 * @param {string} file
 * @param {string[]} given arguments of Jest
 * @param {{ env?: Record<string, string>, echo?: boolean }} options `env`: besides ours
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
