/**
 * `node tools/test/unit.mjs <project folder> <fast|slow|all> [Jest arguments]` runs the project's
 * Jest tests. Slow tests are those in `*.slow.test.ts`, which `npm test` leaves out.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../start/settings.mjs';
import { runJest } from './jest.mjs';
import { conclude, readJest } from './outcome.mjs';

const CHOICE = {
  fast: ['--testPathIgnorePatterns=\\.slow\\.test\\.', '--passWithNoTests'],
  slow: ['--testPathPatterns=\\.slow\\.test\\.'],
  all: [],
};

const [folder, kind, ...given] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'jest-results-'));
try {
  const file = join(scratch, 'results.json');
  const words = [...CHOICE[kind], ...given];
  const { code } = await runJest(join(ROOT, folder), file, words, { echo: true });
  conclude(readJest(file, folder, code));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
