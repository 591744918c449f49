import { signedText } from '@portal/protocol';
import { randomUUID, sign, verify, type KeyObject } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Key and file for signing the list of local builds. The list of released remotes is signed when a
 * release is made.
 */
export interface Signing {
  /** Ed25519 private key. */
  key: KeyObject;
  /** File that stores the latest list, so that serial numbers keep increasing after a restart. */
  file: string;
}

type List = Record<string, unknown>;

/**
 * Returns a function that adds a serial number and a signature to a list, in the same way as for
 * releases (`tools/release/sealed.mjs`). Several processes may share one file.
 *
 * A list gets a new serial number if its content has changed. It also gets one on the first request
 * after the process starts, because the process does not know what was served before. The new
 * number is one more than the previous number, or the current time in seconds, whichever is
 * greater.
 */
export function remotesSigner(
  { key, file }: Signing,
  now = Date.now,
): (list: List) => Promise<string> {
  let isFirst = true;
  const signed = async (list: List): Promise<string> => {
    const newest = await readNewest(file, key);
    if (newest && !isFirst && contentOf(newest) === contentOf(list)) return JSON.stringify(newest);
    const serial = Math.max(Number(newest?.['serial'] ?? 0) + 1, Math.floor(now() / 1_000));
    const numbered = { serial, ...list };
    const signature = sign(null, Buffer.from(signedText(numbered)), key).toString('base64');
    const text = JSON.stringify({ ...numbered, signature });
    await replaceFile(file, text);
    isFirst = false;
    return text;
  };
  // Handle requests one at a time, so that concurrent requests for an unchanged list get the same
  // signed copy.
  let last: Promise<unknown> = Promise.resolve();
  return (list) => {
    const text = last.then(() => signed(list));
    last = text.catch(() => undefined);
    return text;
  };
}

/** Returns the stored list if it was signed with this key, otherwise null. */
async function readNewest(file: string, key: KeyObject): Promise<List | null> {
  try {
    const list = JSON.parse(await readFile(file, 'utf8')) as List;
    const signature = Buffer.from(String(list['signature']), 'base64');
    return verify(null, Buffer.from(signedText(list)), key, signature) ? list : null;
  } catch {
    return null;
  }
}

/** Returns a list's text without the serial number, for comparing the content of two lists. */
const contentOf = ({ serial: _, ...list }: List): string => signedText(list);

async function replaceFile(file: string, text: string): Promise<void> {
  const beside = `${file}.${randomUUID()}.new`;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(beside, 'wx');
  try {
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
