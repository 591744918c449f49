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

/** The rows of the contract's table that a project depends on, with the version it was installed with. */
function rowsOf(dir) {
  const { shared } = readJson(root, 'libs/mfe-contract/shared-dependencies.json');
  const versions = dependenciesOf(readJson(dir, 'package.json'));
  return shared
    .filter((key) => packageOf(key) in versions)
    .map((key) => [key, versions[packageOf(key)]]);
}

/**
 * What a remote takes from its host: one instance, of a version that fits its own, or nothing at all.
 * @param {string} dir the project's folder, absolute.
 * @param {{ carried: boolean }} options whether the build has the packages as well, as a page of its own without a host must.
 */
export const sharedConsumes = (dir, { carried }) =>
  Object.fromEntries(
    rowsOf(dir).map(([key, version]) => [
      key,
      {
        singleton: true,
        requiredVersion: `^${version}`,
        ...(carried ? { eager: true } : { import: false }),
      },
    ]),
  );

/**
 * What the host lends.
 * @param {string} dir the project's folder, absolute.
 * @param {(key: string) => boolean} eager which of it is in the host's first files, in place of a request for each.
 */
export const sharedProvides = (dir, eager) =>
  Object.fromEntries(
    rowsOf(dir).map(([key, version]) => [key, { shareKey: key, version, eager: eager(key) }]),
  );
