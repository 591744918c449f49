import { satisfies } from 'semver';

/** Characters of a shared request's literal that are looked at; the next one begins before. */
const LITERAL_LENGTH = 400;
const MANIFEST = 'mf-manifest.json';

/** The row of the table that covers a shared request: itself, or a package whose sub-paths are shared. */
const rowOf = (request, rows) =>
  rows.find((row) => row === request || (row.endsWith('/') && request.startsWith(row)));

/**
 * What a built container takes from its host, read from the code that runs: the bundler writes one literal for each shared request. The host holds
 * the manifest's list against what it has, so the two have to say the same.
 * @param {string} code the remote entry.
 */
export function sharedRequests(code) {
  return code
    .split(/\bshareKey:\s*/)
    .slice(1)
    .flatMap((text) => {
      const key = /^"([^"]+)"/.exec(text)?.[1];
      const literal = text.slice(0, LITERAL_LENGTH);
      if (key === undefined || !/\brequiredVersion:/.test(literal)) return [];
      return [
        {
          key,
          requiredVersion: /\brequiredVersion:\s*"([^"]*)"/.exec(literal)?.[1] ?? null,
          singleton: /\bsingleton:\s*(!0|true)\b/.test(literal),
          carried: /\bfallback:(?!void 0|undefined)/.test(literal),
        },
      ];
    });
}

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

/** Where one shared dependency departs from the table or from what the shell has. */
function* dependencyProblems({ key, requiredVersion, singleton, carried }, contract) {
  const row = rowOf(key, contract.shared);
  if (row === undefined) {
    yield `shares ${key}, which is not in the table of shared dependencies`;
    return;
  }
  if (!singleton) yield `shares ${key} without making it a singleton`;
  if (carried) yield `carries a copy of its own of ${key}`;
  const provided = contract.host[row];
  if (!requiredVersion) yield `takes ${key} in any version`;
  else if (provided === undefined) yield `asks for ${key}, which the shell does not have`;
  else if (!satisfies(provided, requiredVersion))
    yield `asks for ${key} ${requiredVersion}, the shell has ${provided}`;
}

function* sharedProblems(manifest, entryCode, contract) {
  const requests = sharedRequests(entryCode);
  if (requests.length === 0) yield 'has a remote entry that tells nothing of what it shares';
  for (const request of requests) yield* dependencyProblems(request, contract);
  const [asked, told] = [requests, manifest.shared ?? []].map(
    (rows) => new Map(rows.map(({ key, name, requiredVersion }) => [key ?? name, requiredVersion])),
  );
  for (const [key, range] of asked)
    if (told.get(key) !== range) yield `asks for ${key} ${range}, which its manifest does not say`;
  for (const key of told.keys())
    if (!asked.has(key))
      yield `says in its manifest that it shares ${key}, which its entry does not ask for`;
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
 * Where a built remote breaks the contract, in words; empty where it keeps it.
 * @param {object} build
 * @param {string} build.remote its name in `remotes.json`.
 * @param {Map<string, string>} build.files every file of the build with its integrity.
 * @param {(path: string) => string} build.read the text of one of them.
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
    ...(files.has(entryPath)
      ? sharedProblems(manifest, read(entryPath), contract)
      : [`the remote entry ${entryPath} is not in the build`]),
    ...integrityProblems(manifest, files),
  ];
}
