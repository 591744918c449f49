import { signedText } from '@portal/protocol';
import { randomUUID, sign, verify, type KeyObject } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What a site needs to sign the list of its own builds. What is released was signed by its release. */
export interface Signing {
  /** Ed25519, private. */
  key: KeyObject;
  /** Where the newest list is kept, so that the serial goes on rising after a restart. */
  file: string;
}

type List = Record<string, unknown>;

/**
 * Numbers and signs a list as releases do (`tools/release/sealed.mjs`): with a new serial where its content is another than that of the newest one,
 * and once after each start, since what was served at this address in between is not known here. The serial is one above the last, or the seconds
 * since 1970 where that is more. Several processes over one file go on from each other.
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
  // One at a time: two requests at once are given one serial.
  let last: Promise<unknown> = Promise.resolve();
  return (list) => {
    const text = last.then(() => signed(list));
    last = text.catch(() => undefined);
    return text;
  };
}

/** The newest list, where this key has signed it; a file that holds something else counts as none. */
async function readNewest(file: string, key: KeyObject): Promise<List | null> {
  try {
    const list = JSON.parse(await readFile(file, 'utf8')) as List;
    const signature = Buffer.from(String(list['signature']), 'base64');
    return verify(null, Buffer.from(signedText(list)), key, signature) ? list : null;
  } catch {
    return null;
  }
}

/** All of a list but its number. */
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
