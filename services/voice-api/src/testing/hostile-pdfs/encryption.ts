import { createCipheriv, createHash } from 'node:crypto';
import { HONEST, pdf, stream } from './builder';
import type { HostileFile } from './hostile-file';

/** The bytes used to pad a password to 32 bytes (ISO 32000-1, 7.6.3.3). */
const PADDING = Buffer.from(
  '28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A',
  'hex',
);
const ID = Buffer.alloc(16, 7);
const PERMISSIONS = -44;

const md5 = (...parts: Uint8Array[]): Buffer =>
  createHash('md5').update(Buffer.concat(parts)).digest();
const padded = (password: string): Buffer =>
  Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);

/** Encrypts with RC4, which newer OpenSSL builds lack. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number): void => void ([box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0]);
  for (let i = 0, j = 0; i < 256; i++)
    swap(i, (j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) & 255));
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (box[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) & 255] ?? 0);
    }),
  );
}

/**
 * Returns a file with 40-bit encryption (revision 2). It opens without a password if `user` is
 * empty.
 */
function encrypted({ user, owner }: { user: string; owner: string }): Buffer {
  const ownerEntry = rc4(md5(padded(owner)).subarray(0, 5), padded(user));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(padded(user), ownerEntry, permissions, ID).subarray(0, 5);
  const contentKey = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10);
  return pdf({
    replace: { 4: stream(rc4(contentKey, Buffer.from(HONEST, 'latin1'))) },
    trailer: `/ID[<${ID.toString('hex')}><${ID.toString('hex')}>]/Encrypt<</Filter/Standard/V 1/R 2/P ${PERMISSIONS}/O<${ownerEntry.toString('hex')}>/U<${rc4(key, PADDING).toString('hex')}>>>`,
  });
}

const claiming = (entries: string): Buffer =>
  pdf({ trailer: `/ID[<00><00>]/Encrypt<<${entries}>>` });

/** Files that are encrypted with a password, or claim to be. */
export const encryption: HostileFile[] = [
  {
    name: 'password-to-open',
    make: () => encrypted({ user: 'secret', owner: 'owner' }),
    outcomes: ['encrypted'],
  },
  {
    name: 'password-of-the-owner-only',
    make: () => encrypted({ user: '', owner: 'owner' }),
    outcomes: ['text'],
  },
  {
    name: 'encryption-without-anything',
    make: () => claiming(''),
    outcomes: ['damaged', 'encrypted'],
  },
  {
    name: 'encryption-of-an-unknown-kind',
    make: () => claiming('/Filter/Other/V 99/R 99'),
    outcomes: ['damaged', 'encrypted'],
  },
  {
    name: 'encryption-with-a-key-of-a-gigabit',
    heavy: true,
    make: () => claiming('/Filter/Standard/V 2/R 3/Length 1073741824/P -1/O(x)/U(x)'),
    outcomes: ['damaged', 'encrypted', 'too_slow'],
  },
  {
    name: 'encryption-with-an-endless-hash',
    make: () =>
      claiming(
        `/Filter/Standard/V 5/R 6/Length 256/P -1/O(${'a'.repeat(48)})/U(${'a'.repeat(48)})/OE(${'a'.repeat(32)})/UE(${'a'.repeat(32)})/Perms(${'a'.repeat(16)})`,
      ),
    outcomes: ['damaged', 'encrypted'],
  },
  {
    name: 'content-encrypted-without-saying-so',
    make: () =>
      pdf({
        content: createCipheriv('aes-128-cbc', Buffer.alloc(16, 1), Buffer.alloc(16, 2)).update(
          HONEST.repeat(5),
        ),
      }),
    outcomes: ['no_text'],
  },
];
