/** `npm run test:postgres [-- <project>…]`: every test that uses a database, or those of the projects named, on a PostgreSQL server of its own. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseProjects, onPostgres } from './checks/postgres-tests.mjs';
import { readProjects } from './checks/projects.mjs';
import { readJest } from './checks/results.mjs';
import { stopAllGroups } from './start/process-group.mjs';
import { createReport, StartError } from './start/report.mjs';
import { ROOT } from './start/settings.mjs';

const report = createReport();
const RESULTS = join(ROOT, '.cache/test');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stopAllGroups(8_000).then(() => process.exit(1)));

async function main(names) {
  const all = databaseProjects(readProjects());
  const unknown = names.find((name) => !all.some((project) => project.name === name));
  if (unknown !== undefined)
    throw new StartError(
      `No tests of "${unknown}" use a database: ${all.map(({ name }) => name).join(', ')} do.`,
    );
  mkdirSync(RESULTS, { recursive: true });
  let failed = 0;
  await onPostgres(async (runTests) => {
    for (const project of all.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const file = join(RESULTS, `jest.${project.name}.postgres.json`);
      const { code, output } = await runTests(project, file, ['--maxWorkers=2']);
      const outcome = readJest(file, project.name, code);
      report.plain(output);
      report.say(
        `${project.name} on PostgreSQL: ${outcome.passed} passed, ${outcome.failed} failed`,
      );
      failed += outcome.failed;
    }
  });
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  report.fail(error instanceof StartError ? error.message : error.stack);
  return 1;
});
