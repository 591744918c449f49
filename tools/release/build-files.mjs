import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { integrityOf } from '../rspack/integrity-of.mjs';

/**
 * Not released: source maps, the plugin's statistics, and the page on which a remote runs alone.
 */
const STAYS = /\.map$|^harness\/|^mf-stats\.json(\.br|\.gz)?$/;

/**
 * The files that a release contains.
 * @param {string} folder
 * @returns {Map<string, string>} path with `/`, sorted → its integrity.
 */
export function readBuildFiles(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !STAYS.test(path))
    .sort();
  return new Map(paths.map((path) => [path, integrityOf(readFileSync(join(folder, path)))]));
}

/** One hash over all names and contents, in hexadecimal: only byte-identical builds share it. */
export function contentOf(files) {
  const hash = createHash('sha256');
  for (const [path, integrity] of files) hash.update(`${path}\0${integrity}\n`);
  return hash.digest('hex');
}

/** How one set of files differs from another, as text; empty if they are the same. */
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
