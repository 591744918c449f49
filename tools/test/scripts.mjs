/**
 * `node tools/test/scripts.mjs <folder> <fast|slow>` runs a folder's tests for plain scripts
 * (`*.test.mjs`) with Node's test runner. Slow tests are those in `*.slow.test.mjs`, which build,
 * clone or start servers.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';
import { conclude, readTap } from './outcome.mjs';

/**
 * Time limit for one file, in milliseconds. A file whose process does not end would otherwise hold
 * up the whole run.
 */
const FILE_LIMIT_MS = 20 * 60_000;

const [folder, kind] = process.argv.slice(2);
const files = readdirSync(join(ROOT, folder), { recursive: true })
  .filter((file) => file.endsWith('.test.mjs') && !file.includes('node_modules'))
  .filter((file) => file.endsWith('.slow.test.mjs') === (kind === 'slow'))
  .map((file) => join(folder, file));
const { code, output } = await run(
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
const outcome = readTap(output, folder, code);
if (outcome.failed > 0) process.stdout.write(output);
else process.stdout.write(`${outcome.passed} tests passed\n`);
conclude(outcome);
