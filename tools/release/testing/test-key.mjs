import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/settings.mjs';
import { keyFile, makeKey, publicKeyOf, readKey } from '../../start/signing-key.mjs';

/**
 * The key pair that `npm start` uses in this checkout. Tests use it too, because a different key
 * would make them rebuild the shell while `npm start` serves it.
 */
const OF_START = keyFile(join(ROOT, '.data'));
/**
 * The key pair that tests use if `npm start` has not created one. All tests share it, so that the
 * shell is not rebuilt for each test's data folder.
 */
const OWN = join(ROOT, '.cache/keys/for-tests.pem');

/**
 * Sets the key pair that this process, and every process it starts, uses for builds and signatures.
 * Only for tests and benches: nothing signed with it is ever released.
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
