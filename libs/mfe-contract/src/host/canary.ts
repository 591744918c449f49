import { sha256 } from '@noble/hashes/sha2.js';
import type { ListedRemote, ListedRemotes, RemoteEntry } from './remotes-file';

/** The releases chosen for a visitor. */
export interface TakenRemotes {
  remotes: RemoteEntry[];
  preview: RemoteEntry[];
}

/**
 * Returns a visitor's bucket (0–99) for a remote. A canary released to `percent` of visitors goes
 * to the buckets below `percent`. A visitor's bucket is the same on every visit, so raising the
 * percentage never takes the canary away from anyone. Buckets are assigned independently for each
 * remote.
 *
 * The bucket is the first 32 bits (big-endian) of the SHA-256 hash of `<visitor>/<remote>`, modulo
 * 100.
 * @param visitor the browser's stable id.
 * @returns an integer from 0 to 99.
 */
export function canaryShare(visitor: string, remote: string): number {
  const digest = sha256(new TextEncoder().encode(`${visitor}/${remote}`));
  return new DataView(digest.buffer, digest.byteOffset).getUint32(0) % 100;
}

/** Returns a string that identifies a remote's canary release. */
export const canaryKey = (remote: string, version: string): string => `${remote} ${version}`;

/**
 * Picks the release of each remote for a visitor: the canary if the visitor's bucket is below its
 * percentage, otherwise the stable release.
 * @param visitor returns the visitor's id, or null if the browser cannot store one. Without an id,
 *   no canary is used, because the visitor would switch releases from visit to visit. Called only
 *   if the list contains a canary.
 * @param failed canaries to skip, as keys returned by `canaryKey`.
 */
export function takeCanaries(
  { remotes, preview }: ListedRemotes,
  visitor: () => string | null,
  failed: ReadonlySet<string>,
): TakenRemotes {
  const take = ({ canary, ...stable }: ListedRemote): RemoteEntry => {
    if (!canary || failed.has(canaryKey(stable.name, canary.version))) return stable;
    const { percent, ...release } = canary;
    const id = visitor();
    return id !== null && canaryShare(id, stable.name) < percent
      ? { name: stable.name, ...release, canary: true }
      : stable;
  };
  return {
    remotes: remotes.map(take),
    // Preview releases are requested explicitly, so they must not be replaced by a canary.
    preview: preview.map(({ canary: _, ...release }) => release),
  };
}
