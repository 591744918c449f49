import { basename, dirname, join } from 'node:path';
import { compare } from 'semver';
import { dependenciesOf, libraryFolder, readJson, ROOT } from '../../rspack/dependencies.mjs';
import { sourcesHash } from '../../rspack/source-id.mjs';

/** @typedef {Record<string, { version: string, content: string }>} Libraries name → version, and a hash of all that its builds contain */

const isLibrary = (name) => name.startsWith('@portal/');

/**
 * The workspace libraries of the contract's table as they are. One that is shared whole contains those that it takes for itself; those that are shared
 * whole have versions of their own. Of one that is shared by a path, what lies in that path's folder counts, or the file alone where it lies with the
 * library's others. The catalogues are fetched: the contract's minor tells of their keys.
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
 * Where a version tells nothing of a change, in words.
 * @param {Libraries} released @param {Libraries} present
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
