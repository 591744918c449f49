import { issuesInWords, signedText } from '@portal/protocol';
import * as z from '@portal/protocol/zod';
import { isSignedWith } from './ed25519';

/** A whole Ed25519 signature in base64: 64 bytes. */
const SIGNATURE = /^[A-Za-z0-9+/]{86}==$/;

/** What makes a list a signed one; its other fields are covered by the signature, and read elsewhere. */
const signedSchema = z.looseObject({
  /** Rises with each change of the list, a rollback among them. */
  serial: z.int().check(z.gte(0)),
  signature: z.string().check(z.regex(SIGNATURE)),
});

/** Where the newest list that this browser took is kept, as JSON. Neither throws: a browser that keeps nothing takes any list that is signed. */
export interface KeptList {
  read(): string | null;
  write(text: string): void;
}

export type AcceptedList = { ok: true; body: unknown } | { ok: false; problem: string };

/**
 * Whether a list is to be believed: it is signed by the key, and no older than the newest that this browser has taken before. In place of an older one
 * (a copy that lagged behind, or one that somebody plays back) the newest is taken again. Never rejects.
 * @param body `/remotes.json` as it was parsed.
 * @param publicKey Ed25519, the raw 32 bytes in base64: compiled into the page, never of the list's own origin.
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

/** Name of the kept list among what a browser keeps: another key begins anew. */
export const keptListName = (publicKey: string): string =>
  `remotes-list-${publicKey.slice(0, 8).replace(/[^A-Za-z0-9]/g, '_')}`;

type Signed = { ok: true; serial: number } | { ok: false; problem: string };

async function readSigned(body: unknown, publicKey: string): Promise<Signed> {
  const { data: list, error } = signedSchema.safeParse(body);
  if (!list)
    return {
      ok: false,
      problem: `/remotes.json is not signed as this page asks for: ${issuesInWords(error, 'list')}`,
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
    // A list without a canonical form, or a key that is no base64.
    return false;
  }
}

/** What was kept, where it is newer than `serial`. It is believed no more than what is fetched: other scripts of the origin can write there. */
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
