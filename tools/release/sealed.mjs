import { sign, verify } from 'node:crypto';
import '../typescript/register.mjs';
import { setField } from './listing.mjs';
import { ReleaseError } from './release-error.mjs';

// Dynamic, because a static import would be loaded before the TypeScript hooks are registered.
const { signedText } = await import('../../libs/protocol/src/signed-list.ts');

/**
 * Returns `text`, a `remotes.json`, with a higher serial and a signature over `signedText`, which
 * the page verifies. All other bytes stay.
 *
 * The serial is the last one plus one, or the seconds since 1970 if that is more: a list that was
 * lost or restored from a backup never gets a lower number than browsers have seen.
 * @param {string} text
 * @param {import('node:crypto').KeyObject} key Ed25519, private.
 * @param {Date} now
 * @throws ReleaseError if the text is not a list of remotes, or its serial is not a whole number.
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
 * Whether a `remotes.json` is signed with a key.
 * @param {import('node:crypto').KeyObject} key its public or private half.
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
