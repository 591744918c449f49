/**
 * `node tools/test/unit.mjs <folder of a project> <fast
 * slow
 * all> [arguments of Jest]`: runs the project's Jest tests. Slow ones, in `*.slow.test.ts`, run
 * only in `npm run test:full`.
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
