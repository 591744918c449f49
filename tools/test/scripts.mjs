/**
 * `node tools/test/scripts.mjs <folder> <fast|slow>` runs a folder's script tests (`*.test.mjs`)
 * with Node's test runner. Slow tests, which run builds, clone repositories or start servers, are
 * in `*.slow.test.mjs` files.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.mjs';
import { runNodeTests } from './node-tests.mjs';
import { conclude, readTap } from './outcome.mjs';

const [folder, kind] = process.argv.slice(2);
const files = readdirSync(join(ROOT, folder), { recursive: true })
  .filter((file) => file.endsWith('.test.mjs') && !file.includes('node_modules'))
  .filter((file) => file.endsWith('.slow.test.mjs') === (kind === 'slow'))
  .map((file) => join(folder, file));
const { code, output } = await runNodeTests(files);
const outcome = readTap(output, folder, code);
if (outcome.failed > 0) process.stdout.write(output);
else process.stdout.write(`${outcome.passed} tests passed\n`);
conclude(outcome);
