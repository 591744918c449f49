import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesOf, libraryFolder, ROOT } from './dependencies.mjs';

const DIGITS = 8;
/** Files that are never part of a build: tests and documentation. */
const LEFT_OUT_FILES = /\.(test|spec)\.\w+$|\.md$/;
const LEFT_OUT_FOLDERS = ['dist', 'node_modules', 'coverage', 'testing'];

/**
 * Hashes the given files, and the names and contents of all build inputs in the given folders.
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
 * Returns eight hexadecimal digits that identify everything a build is made from: the source code
 * of the project and its libraries, the build tools, and the installed packages.
 *
 * Two releases of the same remote can run on one page, because a newer release may be loaded after
 * a screen fails. Bundlers look up chunks and style sheets by the build's unique name. Without this
 * id, one release could use the other's chunks or class names.
 * @param {string} dir the absolute path of the project's folder.
 */
export function sourceId(dir) {
  const libraries = Object.keys(dependenciesOf(dir)).filter((name) => name.startsWith('@portal/'));
  return sourcesHash([dir, ...libraries.sort().map(libraryFolder), join(ROOT, 'tools/rspack')])
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
    .slice(0, DIGITS);
}

/**
 * Lists the files in a folder in a stable order. The paths are relative to the folder, with `/` as
 * the separator.
 */
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
