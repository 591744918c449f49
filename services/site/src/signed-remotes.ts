import { signedText } from '@portal/protocol';
import { randomUUID, sign, verify, type KeyObject } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * How the site signs the list of its local builds. A list of releases is signed when they are
 * released.
 */
export interface Signing {
  /** Ed25519 private key. */
  key: KeyObject;
  /** File that stores the newest list, so that serial numbers keep rising after a restart. */
  file: string;
}

type List = Record<string, unknown>;

/**
 * Returns a function that adds a serial number and a signature to a list, in the same way as for
 * releases (`tools/release/sealed.mjs`).
 *
 * A list gets a new serial number if its content has changed, and for the first request after each
 * start, because this process does not know what was served before. The number is the previous one
 * plus one, or the current time in seconds if that is greater. Several processes may share one
 * file.
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
  // Requests are processed one after another, so that concurrent ones get the same serial number.
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

/** Returns the signed text of a list, without its serial number, for comparison. */
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
