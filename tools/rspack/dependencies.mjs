import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** Returns the folder of a workspace library, given its package name. */
export const libraryFolder = (name) => join(ROOT, 'libs', name.slice('@portal/'.length));

/**
 * Returns the versions of all packages that a project and its libraries depend on, by package name.
 * @param {string} dir the absolute path of the project's folder.
 */
export function dependenciesOf(dir, found = {}) {
  for (const [name, version] of Object.entries(readJson(dir, 'package.json').dependencies ?? {})) {
    if (name in found) continue;
    if (name.startsWith('@portal/')) {
      found[name] = readJson(libraryFolder(name), 'package.json').version;
      dependenciesOf(libraryFolder(name), found);
    } else found[name] = version;
  }
  return found;
}
