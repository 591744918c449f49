import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.mjs';

const PGLITE = '@electric-sql/pglite';

/**
 * Whether the project's tests might open a database, judging by its dependencies.
 * @param {string} folder
 */
function usesDatabase(folder) {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return false;
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  return '@portal/db' in dependencies || PGLITE in dependencies;
}

/**
 * Creates a dump of an empty cluster for the embedded database, unless one already exists. Loading
 * the dump takes a fraction of a second, while creating a cluster takes seconds.
 * @returns {Promise<string>} path of the dump
 */
async function emptyCluster() {
  const { version } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules', PGLITE, 'package.json'), 'utf8'),
  );
  const folder = join(ROOT, '.cache/pglite');
  const file = join(folder, `empty-${version}.tar`);
  if (existsSync(file)) return file;
  const { PGlite } = await import(PGLITE);
  const database = await PGlite.create();
  const dump = await database.dumpDataDir('none');
  await database.close();
  mkdirSync(folder, { recursive: true });
  // Write the file atomically, because other projects' tests may create it at the same time.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, file);
  return file;
}

/**
 * Returns additional environment variables for a project's tests.
 * @param {string} folder
 */
export async function databaseEnv(folder) {
  return usesDatabase(folder) ? { PORTAL_EMPTY_CLUSTER: await emptyCluster() } : {};
}
