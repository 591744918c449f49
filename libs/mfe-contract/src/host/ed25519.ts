import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/**
 * The browser's built-in crypto API for verifying signatures; null on pages without TLS, where
 * browsers don't provide it.
 */
export type Subtle = Pick<SubtleCrypto, 'importKey' | 'verify'> | null;

const subtleOfPage = (): Subtle =>
  (globalThis.crypto as Partial<Crypto> | undefined)?.subtle ?? null;

/**
 * Verifies an Ed25519 signature. Uses the browser's implementation if possible, because the
 * JavaScript implementation delays the first paint by a quarter of a second on a phone. Falls back
 * to JavaScript on pages without TLS and in browsers without Ed25519 (Chrome before 137). Never
 * rejects.
 * @param signature 64 bytes.
 * @param publicKey the raw 32 bytes. If it is malformed, no signature is valid.
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
      // Either the browser lacks Ed25519 or the key is invalid: let the JavaScript implementation
      // decide.
    }
  try {
    return verify(signature, message, publicKey);
  } catch {
    // The key or the signature is malformed.
    return false;
  }
}
