import { signedText } from '@portal/protocol';
import { randomUUID, sign, verify, type KeyObject } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Signing of the site's list of its own builds. Released lists are signed at release. */
export interface Signing {
  /** Ed25519 private key. */
  key: KeyObject;
  /** File with the newest list, so that serials keep rising after a restart. */
  file: string;
}

type List = Record<string, unknown>;

/**
 * Numbers and signs a list as releases do (`tools/release/sealed.mjs`). The serial rises when the
 * content differs from the newest list, and once after each start, because this process does not
 * know what was served before. It is the last serial plus one, or the current time in seconds if
 * that is greater. Several processes can share one file.
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
  // Serialize, so that concurrent requests get the same serial.
  let last: Promise<unknown> = Promise.resolve();
  return (list) => {
    const text = last.then(() => signed(list));
    last = text.catch(() => undefined);
    return text;
  };
}

/** The newest list if this key signed it, otherwise null. */
async function readNewest(file: string, key: KeyObject): Promise<List | null> {
  try {
    const list = JSON.parse(await readFile(file, 'utf8')) as List;
    const signature = Buffer.from(String(list['signature']), 'base64');
    return verify(null, Buffer.from(signedText(list)), key, signature) ? list : null;
  } catch {
    return null;
  }
}

/** The content of a list without its serial. */
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
