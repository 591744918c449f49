import { basename, dirname, join } from 'node:path';
import { compare } from 'semver';
import { dependenciesOf, libraryFolder, readJson, ROOT } from '../../rspack/dependencies.mjs';
import { sourcesHash } from '../../rspack/source-id.mjs';

/**
 * The version of each library and a hash of everything that goes into its builds, by library name.
 * @typedef {Record<string, { version: string, content: string }>} Libraries
 */

const isLibrary = (name) => name.startsWith('@portal/');

/**
 * Returns the workspace libraries that the contract lists as shared. A library's hash covers the
 * libraries it bundles, but not those shared separately. If only one path of a library is shared,
 * the hash covers only that path. Catalogues are left out, because they are fetched at run time,
 * and the contract's minor version covers their keys.
 * @returns {Libraries}
 */
export function sharedLibraries() {
  const { shared } = readJson(ROOT, 'libs/mfe-contract/shared-dependencies.json');
  const requests = Object.keys(shared).filter(isLibrary).sort();
  const names = [...new Set(requests.map(nameOf))];
  return Object.fromEntries(
    names.map((name) => {
      const { version, exports } = readJson(libraryFolder(name), 'package.json');
      const contained = Object.keys(dependenciesOf(libraryFolder(name)))
        .filter((other) => isLibrary(other) && !(other in shared))
        .sort();
      const paths = requests
        .filter((request) => nameOf(request) === name)
        .flatMap((request) =>
          request === name
            ? [name, ...contained].map((library) => `${libraryFolder(library)}/src`)
            : [ofPath(name, exports[request.replace(name, '.')])],
        );
      return [name, { version, content: sourcesHash(paths).digest('hex') }];
    }),
  );
}

const nameOf = (request) => request.split('/').slice(0, 2).join('/');

function ofPath(name, file) {
  const folder = dirname(join(libraryFolder(name), file));
  return basename(folder) === 'src' ? join(libraryFolder(name), file) : folder;
}

/**
 * Lists the libraries that changed but did not get a new version.
 * @param {Libraries} released
 * @param {Libraries} present
 * @returns {string[]}
 */
export function versionProblems(released, present) {
  return Object.entries(present).flatMap(([name, { version, content }]) => {
    const before = released[name];
    if (before === undefined) return [];
    const raised = compare(version, before.version);
    if (raised < 0) return [`${name} is ${version}, and ${before.version} is released`];
    return raised === 0 && content !== before.content
      ? [`${name} has changed since ${version} was released: raise its version`]
      : [];
  });
}
