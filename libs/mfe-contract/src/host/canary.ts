import { sha256 } from '@noble/hashes/sha2.js';
import type { ListedRemote, ListedRemotes, RemoteEntry } from './remotes-file';

/** What this visitor gets of each remote. */
export interface TakenRemotes {
  remotes: RemoteEntry[];
  preview: RemoteEntry[];
}

/**
 * Where a visitor stands among a hundred for a remote: a canary of `percent` is for those below it. The same at each visit; more percent take nobody's
 * canary away; of two remotes' canaries different visitors get the one and the other.
 *
 * The first 32 bits (big-endian) of the SHA-256 of `<visitor>/<remote>`, modulo 100.
 * @param visitor the browser's stable id.
 * @returns a whole number from 0 to 99.
 */
export function canaryShare(visitor: string, remote: string): number {
  const digest = sha256(new TextEncoder().encode(`${visitor}/${remote}`));
  return new DataView(digest.buffer, digest.byteOffset).getUint32(0) % 100;
}

/** How one canary is told from another. */
export const canaryKey = (remote: string, version: string): string => `${remote} ${version}`;

/**
 * The releases that a visitor gets: of a remote with a canary that one, or what everybody else gets.
 * @param visitor asked for where the list has a canary; null where the browser keeps no id: without one a visitor would change with each visit.
 * @param failed canaries (`canaryKey`) that are not taken again.
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
    // Whoever asks for a preview gets that one.
    preview: preview.map(({ canary: _, ...release }) => release),
  };
}
