import { availableParallelism } from 'node:os';
import { run } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';

/**
 * Time limit for one file, in milliseconds. A file whose process does not end would otherwise hold
 * up the whole run.
 */
const FILE_LIMIT_MS = 20 * 60_000;

/**
 * Runs test files with Node's test runner.
 * @param {string[]} files relative to the repository's root
 * @returns {Promise<{ code: number, output: string }>} `output` is in TAP format.
 */
export const runNodeTests = (files) =>
  run(
    process.execPath,
    [
      '--test',
      '--test-reporter=tap',
      `--test-timeout=${FILE_LIMIT_MS}`,
      `--test-concurrency=${Math.max(2, availableParallelism() - 1)}`,
      ...files,
    ],
    { cwd: ROOT, env: { ...process.env, NODE_TEST_CONTEXT: undefined } },
  );
