import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/** What verifies in a browser; null on a page without TLS, where no browser has it. */
export type Subtle = Pick<SubtleCrypto, 'importKey' | 'verify'> | null;

const subtleOfPage = (): Subtle =>
  (globalThis.crypto as Partial<Crypto> | undefined)?.subtle ?? null;

/**
 * Whether a signature is the key's (Ed25519). The browser's own check is asked first: the one in JavaScript holds up the first picture for a quarter
 * of a second on a phone, and is there for pages without TLS and browsers without Ed25519 (Chrome before 137). Never rejects.
 * @param signature 64 bytes.
 * @param publicKey the raw 32 bytes; anything else has signed nothing.
 */
export async function isSignedWith(
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
  subtle = subtleOfPage(),
): Promise<boolean> {
  if (subtle)
    try {
      const key = await subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
      return await subtle.verify('Ed25519', key, signature, message);
    } catch {
      // It does not know Ed25519, or the key is none: JavaScript says which.
    }
  try {
    return verify(signature, message, publicKey);
  } catch {
    // No point of the curve.
    return false;
  }
}
