import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesOf, libraryFolder, ROOT } from './dependencies.mjs';

const DIGITS = 8;
/** Never part of a build: tests and their helpers, docs, and anything built or installed. */
const LEFT_OUT_FILES = /\.(test|spec)\.\w+$|\.md$/;
const LEFT_OUT_FOLDERS = ['dist', 'node_modules', 'coverage', 'testing'];

/**
 * A hash over the names and contents of build inputs in some folders, and of single files.
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
 * Eight digits that differ whenever the build's sources differ: the project's and its libraries',
 * the build tools', and the installed packages'. Two releases of one remote may meet on one page,
 * where a failed screen is loaded from a newer release. Chunks and style sheets that bundlers look
 * up by the build's unique name, and class names, must not be mistaken for the other release's.
 * @param {string} dir the project folder, absolute.
 */
export function sourceId(dir) {
  const libraries = Object.keys(dependenciesOf(dir)).filter((name) => name.startsWith('@portal/'));
  return sourcesHash([dir, ...libraries.sort().map(libraryFolder), join(ROOT, 'tools/rspack')])
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
    .slice(0, DIGITS);
}

/** Files of a folder relative to its root, with `/`, in a stable order. */
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
