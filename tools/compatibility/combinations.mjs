/**
 * Lists the combinations of builds that can end up on the same page, and the remotes that the
 * contract check rejects in each combination.
 */

/** The shell, which loads the remotes. */
const HOST = 'shell';

/**
 * A version of the whole set of parts. `key` is a short name; `contract` is the contract version
 * that the parts were built against.
 * @typedef {{ key: string, contract: string }} Version
 */
/**
 * A combination of versions, one for each part. `versions` maps each part to the key of its
 * version. `refused` lists the remotes whose contract version is incompatible with the host's.
 * @typedef {{ name: string, versions: Record<string, string>, refused: string[] }} Combination
 */

const parse = (contract) => contract.split('.').map(Number);

/**
 * Applies the rule from `docs/compatibility.md`: a remote must have the host's major version, and a
 * minor version no newer than the host's. Does not use the page's own implementation of the rule,
 * so that the browser tests can check that implementation.
 */
export function contractAllows(host, remote) {
  const [[hostMajor, hostMinor], [major, minor]] = [parse(host), parse(remote)];
  return major === hostMajor && minor <= hostMinor;
}

/** @returns {Combination} */
export function combine(choice, versions) {
  const contractOf = Object.fromEntries(versions.map(({ key, contract }) => [key, contract]));
  const host = contractOf[choice[HOST]];
  return {
    name: Object.entries(choice)
      .map(([part, key]) => `${part} ${key}`)
      .join(', '),
    versions: choice,
    refused: Object.keys(choice).filter(
      (part) => part !== HOST && !contractAllows(host, contractOf[choice[part]]),
    ),
  };
}

/**
 * Returns every combination of parts and versions. With a host, three remotes and two versions,
 * there are 16 combinations.
 */
export function everyCombination(parts, versions) {
  const choices = parts.reduce(
    (rows, part) => rows.flatMap((row) => versions.map(({ key }) => ({ ...row, [part]: key }))),
    [{}],
  );
  return choices.map((choice) => combine(choice, versions));
}

const pairsOf = ({ versions }) => {
  const chosen = Object.entries(versions);
  return chosen.flatMap(([a, aKey], index) =>
    chosen.slice(index + 1).map(([b, bKey]) => `${a} ${aKey} + ${b} ${bKey}`),
  );
};

/**
 * Chooses a small set of combinations that includes every possible pair of builds at least once.
 * Covering pairs is enough, because a problem between versions always involves just two of them:
 * the host and a remote, or two remotes that share the host's stores.
 */
export function pairwise(combinations) {
  const open = new Set(combinations.flatMap(pairsOf));
  const chosen = [];
  while (open.size > 0) {
    const news = (combination) => pairsOf(combination).filter((pair) => open.has(pair)).length;
    const best = combinations.reduce((a, b) => (news(b) > news(a) ? b : a));
    for (const pair of pairsOf(best)) open.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

/**
 * Returns the combinations of two major versions. First, each remote in turn is one major version
 * ahead of the other parts; then each remote in turn is one behind; finally, all parts are on the
 * next version.
 */
export function acrossMajors(parts, current, next) {
  const remotes = parts.filter((part) => part !== HOST);
  const all = (key) => Object.fromEntries(parts.map((part) => [part, key]));
  return [
    ...remotes.map((remote) => ({ ...all(current.key), [remote]: next.key })),
    ...remotes.map((remote) => ({ ...all(next.key), [remote]: current.key })),
    all(next.key),
  ].map((choice) => combine(choice, [current, next]));
}
