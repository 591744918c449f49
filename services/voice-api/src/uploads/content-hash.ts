import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 hash of all parts with their lengths, so that different lists have different
 * hashes.
 */
export function contentHash(...parts: Array<Uint8Array | string>): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}
