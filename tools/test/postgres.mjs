/**
 * `node tools/test/postgres.mjs <project folder> [Jest arguments]` runs the project's database
 * tests on PostgreSQL.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../servers/postgres.mjs';
import { stopAllGroups } from '../start/process-group.mjs';
import { createReport, StartError } from '../start/report.mjs';
import { ROOT } from '../start/settings.mjs';
import { conclude, concludeUnchecked, readJest } from './outcome.mjs';
import { runOnPostgres } from './on-postgres.mjs';

const report = createReport();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stopAllGroups(8_000).then(() => process.exit(1)));

const [folder, ...given] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'postgres-results-'));
try {
  // In CI (`CI` is set), PostgreSQL must be installed, so let the run fail if it is missing.
  if (findPostgres() === null && !process.env.CI) {
    report.warn(
      'PostgreSQL is not installed: nothing is tested on it (on Debian and Ubuntu: apt-get install postgresql)',
    );
    concludeUnchecked();
  } else {
    const resultFile = join(scratch, 'results.json');
    const { code } = await runOnPostgres({ folder: join(ROOT, folder), resultFile, given });
    conclude(readJest(resultFile, `${folder} on PostgreSQL`, code));
  }
} catch (error) {
  const text = error instanceof StartError ? error.message : error.stack;
  report.fail(text);
  conclude({ passed: 0, failed: 1, failures: [`${folder} on PostgreSQL: ${text}`] });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
