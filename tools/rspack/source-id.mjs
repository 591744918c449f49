import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesOf, libraryFolder, ROOT } from './dependencies.mjs';

const DIGITS = 8;
/** Files that are never part of a build: tests and documents. */
const LEFT_OUT_FILES = /\.(test|spec)\.\w+$|\.md$/;
const LEFT_OUT_FOLDERS = ['dist', 'node_modules', 'coverage', 'testing'];

/**
 * Hashes the names and contents of all build inputs in the given folders and single files.
 * @param {string[]} places absolute paths.
 */
export function sourcesHash(places) {
  const hash = createHash('sha256');
  for (const place of places)
    for (const path of statSync(place).isFile() ? [''] : filesOf(place))
      hash.update(`${path}\0`).update(readFileSync(join(place, path)));
  return hash;
}

/**
 * Returns eight digits that differ whenever the build's sources differ: those of the project and
 * its libraries, the build tools, and the installed packages. Two releases of one remote can be on
 * the same page, because a screen that failed is loaded from a newer release. Bundlers look up
 * chunks and style sheets by the build's unique name, so without this id, they or their class names
 * could be mistaken for the other release's.
 * @param {string} dir the absolute path of the project's folder.
 */
export function sourceId(dir) {
  const libraries = Object.keys(dependenciesOf(dir)).filter((name) => name.startsWith('@portal/'));
  return sourcesHash([dir, ...libraries.sort().map(libraryFolder), join(ROOT, 'tools/rspack')])
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
    .slice(0, DIGITS);
}

/** Lists the files in a folder in a stable order, relative to that folder and with `/`. */
function filesOf(folder, within = '') {
  return readdirSync(join(folder, within), { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT_FOLDERS.includes(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${within}${entry.name}`;
      if (entry.isDirectory()) return filesOf(folder, `${path}/`);
      return LEFT_OUT_FILES.test(path) ? [] : [path];
    });
}
