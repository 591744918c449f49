import { issuesInWords, signedText } from '@portal/protocol';
import * as z from '@portal/protocol/zod';
import { isSignedWith } from './ed25519';

/** Matches an Ed25519 signature (64 bytes) in base64. */
const SIGNATURE = /^[A-Za-z0-9+/]{86}==$/;

/**
 * The fields needed to check a signed list. The signature also covers the list's other fields,
 * which are read elsewhere.
 */
const signedSchema = z.looseObject({
  /** Increases with every change to the list, including rollbacks. */
  serial: z.int().check(z.gte(0)),
  signature: z.string().check(z.regex(SIGNATURE)),
});

/**
 * Stores the newest list that this browser has accepted, as JSON. Neither method throws. If storage
 * is unavailable, a signed list is accepted however old it is.
 */
export interface KeptList {
  read(): string | null;
  write(text: string): void;
}

export type AcceptedList = { ok: true; body: unknown } | { ok: false; problem: string };

/**
 * Accepts a list if it is signed with the key and is no older than the newest one that this browser
 * has accepted. For an older list (a stale copy or a replay), returns the newest accepted one
 * instead. Never rejects.
 * @param body the parsed `/remotes.json`.
 * @param publicKey the raw 32 bytes of the Ed25519 key, in base64. It is compiled into the page and
 *   never fetched from the list's origin.
 */
export async function acceptList(
  body: unknown,
  publicKey: string,
  kept: KeptList,
): Promise<AcceptedList> {
  const read = await readSigned(body, publicKey);
  if (!read.ok) return read;
  const newest = await readKept(kept.read(), publicKey, read.serial);
  if (newest) return { ok: true, body: newest };
  kept.write(JSON.stringify(body));
  return { ok: true, body };
}

/**
 * Returns the storage key for the accepted list. The key depends on the public key, so that serial
 * numbers can start over when the public key changes.
 */
export const keptListName = (publicKey: string): string =>
  `remotes-list-${publicKey.slice(0, 8).replace(/[^A-Za-z0-9]/g, '_')}`;

type Signed = { ok: true; serial: number } | { ok: false; problem: string };

async function readSigned(body: unknown, publicKey: string): Promise<Signed> {
  const { data: list, error } = signedSchema.safeParse(body);
  if (!list)
    return {
      ok: false,
      problem: `/remotes.json lacks a valid signature: ${issuesInWords(error, 'list')}`,
    };
  return (await isSignedBy(list, publicKey))
    ? { ok: true, serial: list.serial }
    : {
        ok: false,
        problem: '/remotes.json was changed after it was signed, or was signed with another key',
      };
}

async function isSignedBy(list: z.infer<typeof signedSchema>, publicKey: string): Promise<boolean> {
  try {
    return await isSignedWith(
      bytesOf(publicKey),
      bytesOf(list.signature),
      new TextEncoder().encode(signedText(list)),
    );
  } catch {
    // The list has no canonical form, or the key is not base64.
    return false;
  }
}

/**
 * Returns the stored list if it is newer than `serial`, otherwise null. The stored list's signature
 * is verified again, because other scripts on the origin can write to storage.
 */
async function readKept(text: string | null, publicKey: string, serial: number): Promise<unknown> {
  const body = parsed(text);
  const { data } = signedSchema.safeParse(body);
  return data && data.serial > serial && (await isSignedBy(data, publicKey)) ? body : null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
