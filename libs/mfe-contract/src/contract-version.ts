import contract from '../contract.json' with { type: 'json' };

/**
 * Semantic version of this contract, from `contract.json`. The major version changes when props or
 * modules change incompatibly, the minor version when something is added.
 *
 * Remotes import this constant from `@portal/mfe-contract/contract-version`. That path is not
 * shared at run time, so each build keeps the version it was built against.
 */
export const CONTRACT_VERSION: string = contract.version;

/**
 * Whether a host can show a module that was built against contract version `remote`: the major
 * versions must match, and the minor version must be no newer than the host's. Returns false for
 * anything that is not `major.minor.patch`.
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
