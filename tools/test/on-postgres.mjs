import { startPostgres } from '../servers/postgres.mjs';
import { databaseTests } from './database-tests.mjs';
import { runJest } from './jest.mjs';

/**
 * Runs a project's database tests on a separate PostgreSQL server, with one database per test file.
 * @param {object} options
 * @param {string} options.folder the project's folder
 * @param {string} options.resultFile
 * @param {string[]} [options.given] arguments for Jest. Those without a leading `-` are path
 *   fragments: only test files whose path contains one of them are run.
 * @returns {Promise<{ code: number, output: string }>}
 * @throws StartError if PostgreSQL is not installed
 */
export async function runOnPostgres({ folder, resultFile, given = [] }) {
  const server = await startPostgres({ durable: false });
  try {
    const parts = given.filter((word) => !word.startsWith('-'));
    const files = databaseTests(folder).filter(
      (file) => parts.length === 0 || parts.some((part) => file.includes(part)),
    );
    const words = ['--runTestsByPath', ...files, ...given.filter((word) => word.startsWith('-'))];
    const env = { TEST_DATABASE_URL: server.url };
    return await runJest(folder, resultFile, words, { env, echo: true });
  } finally {
    await server.stop();
  }
}
