import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { integrityOf } from '../rspack/integrity-of.mjs';

/**
 * Files that are left out of releases: source maps, the Module Federation plugin's statistics, and
 * the harness page.
 */
const STAYS = /\.map$|^harness\/|^mf-stats\.json(\.br|\.gz)?$/;

/**
 * Lists the files that a release contains.
 * @param {string} folder
 * @returns {Map<string, string>} the integrity hash of each file, by path. Paths are sorted and use
 *   `/`.
 */
export function readBuildFiles(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !STAYS.test(path))
    .sort();
  return new Map(paths.map((path) => [path, integrityOf(readFileSync(join(folder, path)))]));
}

/**
 * Returns one hash over all file names and contents, in hexadecimal. Only byte-identical builds
 * have the same hash.
 */
export function contentOf(files) {
  const hash = createHash('sha256');
  for (const [path, integrity] of files) hash.update(`${path}\0${integrity}\n`);
  return hash.digest('hex');
}

/** Lists the differences between two sets of files. The list is empty if they are the same. */
export function differences(expected, found) {
  const missing = [...expected.keys()]
    .filter((path) => !found.has(path))
    .map((path) => `${path} is missing`);
  const changed = [...found]
    .filter(([path, integrity]) => expected.get(path) !== integrity)
    .map(
      ([path]) => `${path} ${expected.has(path) ? 'has another content' : 'does not belong there'}`,
    );
  return [...missing, ...changed];
}
