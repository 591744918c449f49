import { sign, verify } from 'node:crypto';
import canonicalize from 'canonicalize';
import { setField } from './listing.mjs';
import { ReleaseError } from './release-error.mjs';

/**
 * `text`, a `remotes.json`, with a serial above its own and a signature over all of it: as canonical JSON (RFC 8785) without the signature,
 * which is what the page verifies (`signedText` in `libs/protocol`). All other bytes stay.
 *
 * The serial is one above the last, or the seconds since 1970 where that is more: a list that was lost, or came from a backup, is not numbered
 * below what browsers have taken already.
 * @param {string} text
 * @param {import('node:crypto').KeyObject} key Ed25519, private.
 * @param {Date} now
 * @throws ReleaseError where the text is no listing, or its serial no whole number.
 */
export function sealed(text, key, now) {
  const { serial = 0 } = read(text);
  if (!Number.isSafeInteger(serial) || serial < 0)
    throw new ReleaseError('The serial of remotes.json is no whole number: mend it first');
  const next = Math.max(serial + 1, Math.floor(now.getTime() / 1_000));
  const numbered = setField(text, 'serial', next, { first: true });
  return setField(numbered, 'signature', sign(null, signedBytes(numbered), key).toString('base64'));
}

/** Whether a `remotes.json` is signed with a key. @param {import('node:crypto').KeyObject} key its public or its private half. */
export function isSealed(text, key) {
  const { signature } = read(text);
  return (
    typeof signature === 'string' &&
    verify(null, signedBytes(text), key, Buffer.from(signature, 'base64'))
  );
}

function signedBytes(text) {
  return Buffer.from(canonicalize({ ...read(text), signature: undefined }));
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReleaseError('remotes.json of the target is not JSON: mend it first');
  }
}
