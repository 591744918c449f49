import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new opaque token of 256 random bits, safe in URLs and headers. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How an opaque token is stored: SHA-256, hexadecimal. The token has full entropy, so no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares two secrets in a time that does not depend on where they differ. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(a).digest(),
    createHash('sha256').update(b).digest(),
  );
}
