import contract from '../contract.json' with { type: 'json' };

/**
 * Semver of this contract, from `contract.json`: major = props or modules changed incompatibly, minor = something was added.
 * A remote takes it from `@portal/mfe-contract/contract-version`, which is not shared: the package itself is the host's copy at run time.
 */
export const CONTRACT_VERSION: string = contract.version;

/**
 * Whether a host can show a module built against `remote`: the same major, and nothing newer than the host knows.
 * Anything that is not `major.minor.patch` does not fit.
 */
export function contractFits(host: string, remote: unknown): boolean {
  const [ours, theirs] = [parse(host), parse(remote)];
  return (
    ours !== null && theirs !== null && theirs.major === ours.major && theirs.minor <= ours.minor
  );
}

function parse(version: unknown): { major: number; minor: number } | null {
  const match = typeof version === 'string' ? /^(\d+)\.(\d+)\.\d+(?:[-+].*)?$/.exec(version) : null;
  return match ? { major: Number(match[1]), minor: Number(match[2]) } : null;
}
