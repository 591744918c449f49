import { dependenciesOf, readJson, ROOT } from './dependencies.mjs';

/** `@scope/name/sub/path` → `@scope/name` */
const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/**
 * The versions a build accepts as its own: any patch of its minor, and newer minors. Remotes cannot
 * rely on anything in a patch, so a React patch does not need a shell release first.
 */
const rangeOf = (version) => `^${version.replace(/\d+$/, '0')}`;

/**
 * The `shared` of `ModuleFederationPlugin`: the rows of the contract's table that a project depends
 * on, directly or through its libraries, in the installed versions. A workspace library has the
 * version of its `package.json`.
 * - The host has shared packages in its first script, except those needed late.
 * - A remote brings a copy of non-singletons. For a singleton it uses the host's or is refused; its
 * own copy would never run.
 * - A remote's own page has all of them, since it has no host.
 * @param {string} dir the project folder, absolute.
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
