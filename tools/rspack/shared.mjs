import { dependenciesOf, readJson, ROOT } from './dependencies.mjs';

/** Returns a request's package name: `@scope/name/sub/path` becomes `@scope/name`. */
const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/**
 * Returns the range of versions that a build accepts in place of its own: for `19.3.1`, that is
 * `^19.3.0`. Older patches are accepted, so that a remote can be built with a newer React patch
 * before the shell is released with it.
 */
const rangeOf = (version) => `^${version.replace(/\d+$/, '0')}`;

/**
 * Returns the `shared` option for `ModuleFederationPlugin`: the packages in the contract's table
 * that a project depends on, directly or through its libraries. Each has its installed version; a
 * workspace library has the version in its `package.json`.
 *
 * - The host includes shared packages in its first script, except those marked as `late`.
 * - A remote includes its own copies of non-singletons. For singletons, it must use the host's
 *   version, and is rejected if that version is incompatible.
 * - A remote's own page includes all shared packages, because it has no host.
 *
 * @param {string} dir the absolute path of the project's folder.
 * @param {'host' | 'remote' | 'alone'} part
 */
export function sharedPackages(dir, part) {
  const { shared } = readJson(ROOT, 'libs/mfe-contract/shared-dependencies.json');
  const versions = dependenciesOf(dir);
  return Object.fromEntries(
    Object.entries(shared)
      .filter(([request]) => packageOf(request) in versions)
      .map(([request, { singleton, late = false }]) => {
        const version = versions[packageOf(request)];
        return [
          request,
          {
            singleton,
            version,
            requiredVersion: rangeOf(version),
            strictVersion: true,
            ...(part === 'remote' && singleton
              ? { import: false }
              : { eager: part === 'alone' || (part === 'host' && !late) }),
          },
        ];
      }),
  );
}
