import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './report.mjs';

// The Ed25519 key pair for `remotes.json`. Releases and `npm start` sign with the private key, and
// the public key is built into the shell.

/**
 * Returns the path of an installation's own key pair, which is used unless `REMOTES_SIGNING_KEY`
 * names another.
 */
export const keyFile = (dataDir) => join(dataDir, 'keys', 'remotes.pem');

/**
 * Returns the public key in the format that the shell's build expects: the raw 32 bytes in base64.
 */
export const publicKeyOf = (privateKey) =>
  Buffer.from(createPublicKey(privateKey).export({ format: 'jwk' }).x, 'base64url').toString(
    'base64',
  );

/**
 * Creates a key pair in a file that only its owner can read (PKCS #8, PEM).
 * @throws StartError if the file exists. It is never overwritten, because everything signed with
 *   the lost key would have to be signed again.
 */
export function makeKey(file) {
  const { privateKey } = generateKeyPairSync('ed25519');
  const beside = `${file}.${randomUUID()}.new`;
  // Create the parent folders separately, so that only the key's own folder gets the restrictive
  // mode.
  mkdirSync(dirname(dirname(file)), { recursive: true });
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const descriptor = openSync(beside, 'wx', 0o600);
  try {
    writeSync(descriptor, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    fsyncSync(descriptor);
    // Create the file atomically, without ever overwriting an existing one.
    linkSync(beside, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    throw new StartError(`${file} already exists: it is not overwritten`);
  } finally {
    closeSync(descriptor);
    rmSync(beside);
  }
  return privateKey;
}

/**
 * Reads a private key.
 * @param {string} named the path of a PEM file, or the PEM text itself if the key comes from a
 *   secret store.
 * @throws StartError if it is not an Ed25519 private key.
 */
export function readKey(named) {
  const isText = named.startsWith('-----BEGIN');
  const called = isText ? 'The text of REMOTES_SIGNING_KEY' : named;
  if (!isText && !existsSync(named))
    throw new StartError(`There is no signing key ${named} (REMOTES_SIGNING_KEY)`);
  let key;
  try {
    key = createPrivateKey(isText ? named : readFileSync(named));
  } catch {
    throw new StartError(`${called} is not a private key in PEM`);
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new StartError(`${called} is a key of ${key.asymmetricKeyType}: Ed25519 is needed`);
  return key;
}

/**
 * Returns the key pair that this installation signs with: the one in `REMOTES_SIGNING_KEY`, or else
 * its own, which is created on the first start.
 * @returns {{ named: string, publicKey: string }} `named`: the value of `REMOTES_SIGNING_KEY` to
 *   pass to the process that signs.
 */
export function loadSigningKey(dataDir, env = process.env) {
  const own = keyFile(dataDir);
  const named = env.REMOTES_SIGNING_KEY || own;
  if (named === own && !existsSync(own)) makeKey(own);
  return { named, publicKey: publicKeyOf(readKey(named)) };
}
