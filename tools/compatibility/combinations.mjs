/** Which builds meet on one page, and what the contract says about it. */

/** Parts of the page that are released separately, the host first. */
const HOST = 'shell';

/**
 * @typedef {{ key: string, contract: string }} Version one version of all parts: a short name and
 *   the contract it was built against
 */
/**
 * @typedef {{ name: string, versions: Record<string, string>, refused: string[] }} Combination part
 *   → key of its version; remotes whose contract does not fit the host's
 */

const parse = (contract) => contract.split('.').map(Number);

/**
 * The rule of `docs/compatibility.md`, written independently of the page's own so that the browser
 * tests compare the two: the same major, and no minor that the host does not know.
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

/** Each part in each version: 16 for a host, three remotes and two versions. */
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
 * The fewest combinations that contain every pair of builds that can meet. What breaks between
 * versions breaks between two parts: the host and a remote, or two remotes through the host's
 * stores.
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
 * What the contract forbids: each remote one major ahead of its host, each one behind it, and all
 * of them.
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
