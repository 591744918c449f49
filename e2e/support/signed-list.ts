import { signedText } from '@portal/protocol';
import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fromEnvironment } from './environment';

/**
 * Returns the private key that signs the site's list of remotes. The shell was built with the
 * matching public key.
 */
const ownKey = () => createPrivateKey(readFileSync(fromEnvironment().signingKey));

/**
 * Signs a changed `/remotes.json`, by default with the site's own key. The signature is then valid,
 * so only the list's content decides whether it is accepted.
 */
export function signedList(
  list: { serial: number; [field: string]: unknown },
  key?: KeyObject,
): string {
  const signature = sign(null, Buffer.from(signedText(list)), key ?? ownKey()).toString('base64');
  return JSON.stringify({ ...list, signature });
}

/**
 * Changes the text of a list and signs the result. The serial stays the same, so the server's own
 * list is accepted again afterwards.
 */
export const changedList = (listing: string, change: (listing: string) => string): string =>
  signedList(JSON.parse(change(listing)) as { serial: number });
