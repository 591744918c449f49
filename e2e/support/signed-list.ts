import { signedText } from '@portal/protocol';
import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fromEnvironment } from './environment';

/** The key of the system under test: its shell was built with the public half. */
const ownKey = () => createPrivateKey(readFileSync(fromEnvironment().signingKey));

/**
 * `/remotes.json` as whoever may release would have written it: what a test changed of the list is then no forgery, and is taken or refused for
 * what it says.
 */
export function signedList(
  list: { serial: number; [field: string]: unknown },
  key?: KeyObject,
): string {
  const signature = sign(null, Buffer.from(signedText(list)), key ?? ownKey()).toString('base64');
  return JSON.stringify({ ...list, signature });
}

/** A change of a list's text, signed. The serial stays, so that the server's own list is taken again after it. */
export const changedList = (listing: string, change: (listing: string) => string): string =>
  signedList(JSON.parse(change(listing)) as { serial: number });
