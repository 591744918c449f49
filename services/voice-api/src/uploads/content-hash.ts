import { createHash } from 'node:crypto';

/**
 * Hashes all parts with SHA-256. The length of each part is included, so that `['ab', 'c']` and
 * `['a', 'bc']` have different hashes.
 */
export function contentHash(...parts: Array<Uint8Array | string>): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}
