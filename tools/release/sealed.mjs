import { sign, verify } from 'node:crypto';
import '../typescript/register.mjs';
import { setField } from './listing.mjs';
import { ReleaseError } from './release-error.mjs';

// Imported dynamically, because a static import would run before the TypeScript hooks are
// registered.
const { signedText } = await import('../../libs/protocol/src/signed-list.ts');

/**
 * Returns the content of `remotes.json` with a higher serial and a new signature over its
 * `signedText`, which the page verifies. All other bytes stay the same.
 *
 * The serial is the last one plus one, or the current time in seconds since 1970 if that is larger.
 * This way, the serial is higher than any that browsers have seen, even if the list has been lost
 * or restored from a backup.
 * @param {string} text the content of `remotes.json`.
 * @param {import('node:crypto').KeyObject} key the private Ed25519 key.
 * @param {Date} now
 * @throws ReleaseError if the text is not a list of remotes, or if its serial is not a whole
 *   number.
 */
export function sealed(text, key, now) {
  const { serial = 0 } = read(text);
  if (!Number.isSafeInteger(serial) || serial < 0)
    throw new ReleaseError('The serial of remotes.json is not a whole number: fix it first');
  const next = Math.max(serial + 1, Math.floor(now.getTime() / 1_000));
  const numbered = setField(text, 'serial', next, { first: true });
  return setField(numbered, 'signature', sign(null, signedBytes(numbered), key).toString('base64'));
}

/**
 * Whether the content of `remotes.json` is signed with this key.
 * @param {import('node:crypto').KeyObject} key either the private or the public key.
 */
export function isSealed(text, key) {
  const { signature } = read(text);
  return (
    typeof signature === 'string' &&
    verify(null, signedBytes(text), key, Buffer.from(signature, 'base64'))
  );
}

function signedBytes(text) {
  return Buffer.from(signedText(read(text)));
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReleaseError('remotes.json of the target is not JSON: fix it first');
  }
}
