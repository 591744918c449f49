import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
const library = (name) => readJson(root, 'libs', name.slice('@portal/'.length), 'package.json');

/** Name → version of what a project depends on, itself or through its libraries. */
function dependenciesOf(manifest, found = {}) {
  for (const [name, version] of Object.entries(manifest.dependencies ?? {})) {
    if (name in found) continue;
    if (!name.startsWith('@portal/')) found[name] = version;
    else dependenciesOf(library(name), Object.assign(found, { [name]: library(name).version }));
  }
  return found;
}

/** `@scope/name/sub/path` → `@scope/name` */
const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/**
 * The `shared` option of Module Federation for one project: the rows of the contract's table that the project depends on.
 * `strictVersion` makes a mismatch an error that the shell shows, in place of a second instance behind a warning.
 * @param {string} dir the project's folder, absolute.
 * @param {{ own: boolean, eager?: (key: string) => boolean }} options `own`: the build carries the packages itself, as the host and a page that
 *   stands alone must; `eager`: which of them in its first files, in place of a request for each.
 */
export function sharedDependencies(dir, { own, eager = () => false }) {
  const { shared } = readJson(root, 'libs/mfe-contract/shared-dependencies.json');
  const versions = dependenciesOf(readJson(dir, 'package.json'));
  const rows = shared.filter((key) => packageOf(key) in versions).map((key) => {
    const version = versions[packageOf(key)];
    return [key, { singleton: true, strictVersion: true, version, requiredVersion: `^${version}`, ...(own ? { eager: eager(key) } : { import: false }) }];
  });
  return Object.fromEntries(rows);
}
