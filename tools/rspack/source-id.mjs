import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesOf, libraryFolder, ROOT } from './dependencies.mjs';

const DIGITS = 8;
/** What never goes into a build: tests and what helps them, pages for people, and what is built or installed. */
const LEFT_OUT_FILES = /\.(test|spec)\.\w+$|\.md$/;
const LEFT_OUT_FOLDERS = ['dist', 'node_modules', 'coverage', 'testing'];

/** A hash over the names and contents of what builds take from some folders, and of single files. @param {string[]} places absolute. */
export function sourcesHash(places) {
  const hash = createHash('sha256');
  for (const place of places)
    for (const path of statSync(place).isFile() ? [''] : filesOf(place))
      hash.update(`${path}\0`).update(readFileSync(join(place, path)));
  return hash;
}

/**
 * Eight digits that differ wherever the sources of a build differ: the project's and its libraries', the build's own, and the installed packages'.
 * Two releases of one remote may meet on one page, where a screen that failed is loaded from a newer one: what bundlers find again by a build's
 * unique name (chunks that arrived, style sheets that are there) and class names must not be taken for the other's.
 * @param {string} dir the project's folder, absolute.
 */
export function sourceId(dir) {
  const libraries = Object.keys(dependenciesOf(dir)).filter((name) => name.startsWith('@portal/'));
  return sourcesHash([dir, ...libraries.sort().map(libraryFolder), join(ROOT, 'tools/rspack')])
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
    .slice(0, DIGITS);
}

/** Files of a folder from its root, with `/`, in one order. */
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
