import { dependenciesOf, readJson, ROOT } from './dependencies.mjs';

/** `@scope/name/sub/path` → `@scope/name` */
const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/**
 * The versions that a build takes for its own: any patch of its minor, and newer minors. A patch changes nothing that a remote could rely on, so that
 * one of React needs no release of the shell first.
 */
const rangeOf = (version) => `^${version.replace(/\d+$/, '0')}`;

/**
 * The `shared` of `ModuleFederationPlugin`: those rows of the contract's table that a project depends on, itself or through its libraries, in the
 * versions that it was installed with. A workspace library has the version of its `package.json`.
 * - The host has what is shared in its first script, but for what is wanted late.
 * - A remote brings a copy of what is no singleton; of a singleton it takes the host's or is refused, and a copy of its own would never run.
 * - A page of a remote's own has all of it, as it has no host.
 * @param {string} dir the project's folder, absolute.
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
