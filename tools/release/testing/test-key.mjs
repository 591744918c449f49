import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/settings.mjs';
import { keyFile, makeKey, publicKeyOf, readKey } from '../../start/signing-key.mjs';

/**
 * The pair of this checkout's `npm start`: with another one, tests would rebuild the shell while a
 * page is open.
 */
const OF_START = keyFile(join(ROOT, '.data'));
/**
 * The fallback: always the same pair, so that the shell is not rebuilt for each data folder of the
 * tests.
 */
const OWN = join(ROOT, '.cache/keys/for-tests.pem');

/**
 * Makes this process, and everything it starts, build and sign with one pair, for tests and
 * benches. Nothing they sign is ever released.
 * @returns {boolean} whether that was already set: then what Nx built for it was built with that
 *   key.
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
    // Another process was faster.
    if (!existsSync(OWN)) throw error;
  }
  return OWN;
}
