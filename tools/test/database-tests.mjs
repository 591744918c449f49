import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../start/settings.mjs';

/** Folder that contains the module used by tests to open a database. */
const TEST_DATABASE = 'libs/db/src/testing/';
const IMPORT = /^(?:import|export)\b[^;]*?\bfrom '([^']+)'/gm;

/**
 * Returns the TypeScript file that a relative import refers to, which may be a folder's `index.ts`.
 * Returns null if there is none.
 */
function resolveImport(from, name) {
  const base = join(dirname(from), name);
  return (
    [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((file) => existsSync(file)) ?? null
  );
}

/** Whether a test file, or anything it imports from its own project, opens a test database. */
function opensDatabase(file, root, seen = new Set()) {
  if (seen.has(file)) return false;
  seen.add(file);
  if (relative(root, file).startsWith(TEST_DATABASE)) return true;
  const names = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name]) => name);
  if (names.includes('@portal/db/testing')) return true;
  const own = names.filter((name) => name.startsWith('.')).map((name) => resolveImport(file, name));
  return own.some((next) => next !== null && opensDatabase(next, root, seen));
}

/**
 * Finds a project's test files that use a database, judging by their imports. These tests run on
 * every kind of database.
 * @param {string} folder the project's folder
 * @returns {string[]} paths relative to that folder
 */
export function databaseTests(folder, root = ROOT) {
  const source = join(folder, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true })
    .map((file) => join(source, file))
    .filter((file) => /\.test\.tsx?$/.test(file) && opensDatabase(file, root))
    .map((file) => relative(folder, file))
    .sort();
}
