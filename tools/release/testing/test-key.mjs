import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/settings.mjs';
import { keyFile, makeKey, publicKeyOf, readKey } from '../../start/signing-key.mjs';

/** The pair of this checkout's own `npm start`: with another the tests would build another shell, under a page that is open. */
const OF_START = keyFile(join(ROOT, '.data'));
/** Where there is none: always the same, so that the shell is not built anew for each of the tests' data folders. */
const OWN = join(ROOT, '.cache/keys/for-tests.pem');

/**
 * Has this process, and all that it starts, build and sign with one pair, for tests and benches. What they sign is nothing that anybody releases.
 * @returns {boolean} whether it was told to already: then what Nx has built for it is built with that key.
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
