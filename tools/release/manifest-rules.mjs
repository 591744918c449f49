import { satisfies } from 'semver';

const MANIFEST = 'mf-manifest.json';

/**
 * Finds a shared module's row in the table of shared packages: the module's own row or, for a
 * sub-path of a package, the row with the package's name and a trailing slash.
 */
const rowOf = (request, rows) =>
  Object.keys(rows).find(
    (row) => row === request || (row.endsWith('/') && request.startsWith(row)),
  );

function* exposeProblems(remote, manifest, files, contract) {
  const exposed = (manifest.exposes ?? []).map(({ name }) => name);
  const listed = contract.modules[remote] ?? [];
  for (const name of listed.filter((module) => !exposed.includes(module)))
    yield `does not expose ${remote}/${name}, which the contract lists`;
  for (const name of exposed.filter((module) => !listed.includes(module)))
    yield `exposes ${remote}/${name}, which the contract does not list`;
  for (const { name, assets } of manifest.exposes ?? []) {
    for (const file of Object.values(assets ?? {}).flatMap(({ sync, async: later }) => [
      ...(sync ?? []),
      ...(later ?? []),
    ])) {
      if (!files.has(file)) yield `${remote}/${name} needs ${file}, which is not in the build`;
    }
  }
}

/**
 * Reports how a shared dependency deviates from the table of shared packages. A package that is not
 * in the table only needs a version range, because the remote includes its own copy.
 */
function* dependencyProblems({ name, requiredVersion, singleton }, { shared }) {
  if (!requiredVersion) yield `takes ${name} in any version`;
  const row = shared[rowOf(name, shared)];
  if (row === undefined) return;
  if (singleton !== row.singleton)
    yield `shares ${name} ${row.singleton ? 'without making it a singleton' : 'as a singleton, which the table does not'}`;
  // Check only singletons. If the shell's version of any other package is out of range, the remote
  // uses its own copy.
  if (row.singleton && requiredVersion && !satisfies(row.version, requiredVersion))
    yield `asks for ${name} ${requiredVersion}, the shell has ${row.version}`;
}

function* sharedProblems({ shared = [] }, contract) {
  if (shared.length === 0) yield 'has a manifest that tells nothing of what it shares';
  for (const dependency of shared) yield* dependencyProblems(dependency, contract);
}

function* integrityProblems(manifest, files) {
  const map = manifest.integrity ?? {};
  const loadable = [...files.keys()].filter((path) => /\.(m?js|css)$/.test(path));
  for (const path of loadable) {
    if (map[path] === undefined) yield `${path} has no hash in the manifest`;
    else if (map[path] !== files.get(path))
      yield `${path} has another content than the manifest says`;
  }
  for (const path of Object.keys(map).filter((listed) => !files.has(listed)))
    yield `${path} has a hash in the manifest and is not in the build`;
}

/**
 * Lists the ways in which a built remote breaks the contract.
 * @param {object} build
 * @param {string} build.remote its name in `remotes.json`.
 * @param {Map<string, string>} build.files the integrity hash of every file in the build.
 * @param {(path: string) => string} build.read returns the text of a file in the build.
 * @param {ReturnType<typeof import('./contract.mjs').readContract>} contract
 * @returns {string[]}
 */
export function contractProblems({ remote, files, read }, contract) {
  if (!files.has(MANIFEST)) return [`holds no ${MANIFEST}`];
  let manifest;
  try {
    manifest = JSON.parse(read(MANIFEST));
  } catch {
    return [`${MANIFEST} is not JSON`];
  }
  const { name: entry, path = '' } = manifest.metaData?.remoteEntry ?? {};
  const entryPath = path === '' ? entry : `${path}/${entry}`;
  const built = manifest.metaData?.contract;
  return [
    ...(manifest.name === remote ? [] : [`is the build of "${manifest.name}"`]),
    ...(built === contract.version
      ? []
      : [
          `was built against contract ${built ?? 'of no version'}, this checkout has ${contract.version}`,
        ]),
    ...exposeProblems(remote, manifest, files, contract),
    ...(files.has(entryPath) ? [] : [`the remote entry ${entryPath} is not in the build`]),
    ...sharedProblems(manifest, contract),
    ...integrityProblems(manifest, files),
  ];
}
