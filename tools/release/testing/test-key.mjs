import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/settings.mjs';
import { keyFile, makeKey, publicKeyOf, readKey } from '../../start/signing-key.mjs';

/**
 * The key pair that `npm start` uses in this checkout. With another one, tests would rebuild the
 * shell while a page is open.
 */
const OF_START = keyFile(join(ROOT, '.data'));
/**
 * The fallback is always the same key pair, so that the shell is not rebuilt for every data folder
 * that tests use.
 */
const OWN = join(ROOT, '.cache/keys/for-tests.pem');

/**
 * Makes this process, and everything it starts, build and sign with one key pair, for tests and
 * benches. Nothing that they sign is ever released.
 * @returns {boolean} whether the key was already set. If so, Nx has built this process's
 *   dependencies with that key.
 */
export function useTestKey(env = process.env) {
  const named = keptFile();
  const publicKey = publicKeyOf(readKey(named));
  const wasTold = env.REMOTES_PUBLIC_KEY === publicKey;
  Object.assign(env, { REMOTES_SIGNING_KEY: named, REMOTES_PUBLIC_KEY: publicKey });
  return wasTold;
}

function keptFile() {
  const kept = [OF_START, OWN].find((file) => existsSync(file));
  if (kept !== undefined) return kept;
  try {
    makeKey(OWN);
  } catch (error) {
    // Ignore the error if another process created the file first.
    if (!existsSync(OWN)) throw error;
  }
  return OWN;
}
