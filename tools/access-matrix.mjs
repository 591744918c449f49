/**
 * `npx nx access-matrix portal` calls every route as every kind of caller and prints each response.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'access-matrix-'));
const file = join(folder, 'matrix.md');
const jest = resolve(import.meta.dirname, '../node_modules/jest/bin/jest.js');
const { status } = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', '--no-warnings', jest, 'access-matrix'],
  {
    cwd: resolve(import.meta.dirname, '../services/standalone'),
    env: { ...process.env, ACCESS_MATRIX_FILE: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
try {
  process.stdout.write(readFileSync(file, 'utf8'));
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(status ?? 1);
