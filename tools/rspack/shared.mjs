import { dependenciesOf, readJson, ROOT } from './dependencies.mjs';

/** Returns a request's package name: `@scope/name/sub/path` becomes `@scope/name`. */
const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/**
 * Returns the range of versions that a build accepts in place of its own: the same minor version
 * with any patch, and newer minors. Remotes cannot rely on anything in a patch, so a React patch
 * does not need a shell release first.
 */
const rangeOf = (version) => `^${version.replace(/\d+$/, '0')}`;

/**
 * Returns the `shared` option for `ModuleFederationPlugin`: the packages in the contract's table
 * that a project depends on, directly or through its libraries, in the installed versions. A
 * workspace library has the version in its `package.json`.
 *
 * - The host includes shared packages in its first script, except those it needs late.
 * - A remote includes copies of non-singletons. For singletons it must use the host's version, and
 *   is refused if that does not fit.
 * - A remote's own page includes all of them, because it has no host.
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
