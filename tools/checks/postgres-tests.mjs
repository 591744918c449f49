import { startPostgres } from '../servers/postgres.mjs';
import { databaseTests } from './database-tests.mjs';
import { runJest } from './jest.mjs';

/** @typedef {{ name: string, folder: string, files: string[] }} DatabaseProject */

/** Projects with tests that use a database, and those tests. @returns {DatabaseProject[]} */
export function databaseProjects(projects) {
  return projects
    .map(({ name, folder }) => ({ name, folder, files: databaseTests(folder) }))
    .filter(({ files }) => files.length > 0);
}

/**
 * Runs `work` beside a PostgreSQL server of its own, and ends that after it.
 * @template T
 * @param {(runTests: (project: DatabaseProject, resultFile: string, given?: string[]) => Promise<{ code: number, output: string }>) => Promise<T>} work
 *   `runTests`: runs a project's tests of the database there, each file in a database of its own.
 * @returns {Promise<T>}
 * @throws StartError where PostgreSQL is not installed
 */
export async function onPostgres(work) {
  const server = await startPostgres({ durable: false });
  try {
    return await work(({ folder, files }, resultFile, given = []) =>
      runJest(folder, resultFile, ['--runTestsByPath', ...files, ...given], {
        TEST_DATABASE_URL: server.url,
      }),
    );
  } finally {
    await server.stop();
  }
}
