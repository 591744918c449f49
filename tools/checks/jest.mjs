import { join } from 'node:path';
import { run } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';

const JEST = [
  '--experimental-vm-modules',
  '--no-warnings',
  join(ROOT, 'node_modules/jest/bin/jest.js'),
];

/**
 * Runs one project's tests, those that `given` names or all, with `env` besides ours. The results go to `file` as JSON.
 * @returns {Promise<{ code: number, output: string }>} `output` is for people: without the JSON that Jest prints besides.
 */
export async function runJest(folder, file, given = [], env = {}) {
  const { code, output } = await run(
    process.execPath,
    [...JEST, '--json', `--outputFile=${file}`, ...given],
    { cwd: folder, env: { ...process.env, ...env, FORCE_COLOR: '0' } },
  );
  return { code, output: output.replace(/^\{"num.*$/m, '') };
}
