import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns a new random 256-bit token that is safe in URLs and headers. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the SHA-256 hash of a token in hexadecimal, for storage. Tokens are fully random, so they
 * need neither a salt nor a slow hash.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares two secrets in constant time. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(a).digest(),
    createHash('sha256').update(b).digest(),
  );
}
