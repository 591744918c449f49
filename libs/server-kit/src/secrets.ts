import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new opaque token of 256 random bits, safe in URLs and headers. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Hash for storing an opaque token: SHA-256, hexadecimal. Tokens have full entropy, so they need
 * neither a salt nor a slow hash.
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
