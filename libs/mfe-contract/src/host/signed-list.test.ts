/** @jest-environment node */
import { keygen, sign } from '@noble/ed25519';
import { signedText } from '@portal/protocol';
import { acceptList, keptListName } from './signed-list';

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const pair = () => {
  const { secretKey, publicKey } = keygen();
  return { secretKey, publicKey: base64(publicKey) };
};
const ours = pair();
const signed = (serial: unknown, { secretKey } = ours, remotes: unknown[] = [{ name: 'auth' }]) => {
  const list = { serial, remotes };
  const text = new TextEncoder().encode(signedText(list));
  return { ...list, signature: base64(sign(text, secretKey)) };
};
const memory = (text: string | null = null) => ({
  text,
  read() {
    return this.text;
  },
  write(next: string) {
    this.text = next;
  },
});
const accept = (body: unknown, kept = memory(), key = ours.publicKey) =>
  acceptList(body, key, kept);

it('accepts a signed list and stores it', async () => {
  const [list, kept] = [signed(7), memory()];
  expect(await accept(list, kept)).toEqual({ ok: true, body: list });
  expect(JSON.parse(kept.text as string)).toEqual(list);
});

it('accepts another key order and white space', async () => {
  const { serial, remotes, signature } = signed(7);
  const body: unknown = JSON.parse(JSON.stringify({ signature, remotes, serial }, null, 4));
  expect(await accept(body)).toEqual({ ok: true, body });
});

it.each<[string, (list: ReturnType<typeof signed>) => unknown]>([
  ['a changed entry', (list) => ({ ...list, remotes: [{ name: 'auth2' }] })],
  ['another serial', (list) => ({ ...list, serial: 8 })],
  ['an added field', (list) => ({ ...list, preview: [] })],
  ["another key's signature", () => signed(7, pair())],
])('refuses a list with %s and does not store it', async (_, change) => {
  const kept = memory();
  expect(await accept(change(signed(7)), kept)).toEqual({
    ok: false,
    problem: '/remotes.json was changed after it was signed, or was signed with another key',
  });
  expect(kept.text).toBeNull();
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['no signature', { serial: 1, remotes: [] }],
  ['no serial', { ...signed(undefined) }],
  ['a serial that is not a number', signed('9')],
  ['half a serial', signed(1.5)],
  ['a negative serial', signed(-1)],
  ['half a signature', { ...signed(1), signature: 'AAAA' }],
])('refuses a list with %s and says why', async (_, body) => {
  expect(await accept(body)).toEqual({
    ok: false,
    problem: expect.stringContaining('/remotes.json lacks a valid signature') as string,
  });
});

it('refuses an invalid key without throwing', async () => {
  expect(await accept(signed(1), memory(), base64(new Uint8Array(32).fill(0xff)))).toMatchObject({
    ok: false,
  });
  expect(await accept(signed(1), memory(), 'x')).toMatchObject({ ok: false });
});

it('refuses a text without a canonical form', async () => {
  expect(await accept({ ...signed(1), remotes: ['\ud800'] })).toMatchObject({ ok: false });
});

it('replaces the stored list by one that is newer or has the same serial', async () => {
  const kept = memory(JSON.stringify(signed(7)));
  for (const list of [signed(7, ours, []), signed(8)]) {
    expect(await accept(list, kept)).toEqual({ ok: true, body: list });
    expect(JSON.parse(kept.text as string)).toEqual(list);
  }
});

it('returns the newest list instead of an older one and does not store the older', async () => {
  const newest = signed(9);
  const kept = memory(JSON.stringify(newest));
  expect(await accept(signed(8), kept)).toEqual({ ok: true, body: newest });
  expect(JSON.parse(kept.text as string)).toEqual(newest);
});

it.each([
  ['is not signed by the key', JSON.stringify(signed(99, pair()))],
  ['was changed', JSON.stringify({ ...signed(99), remotes: [] })],
  ['is not a list', '{"serial":99}'],
  ['is not JSON', '{'],
])('ignores a stored list that %s', async (_, text) => {
  const list = signed(1);
  expect(await accept(list, memory(text))).toEqual({ ok: true, body: list });
});

it('stores the lists of two keys separately', () => {
  expect(keptListName(ours.publicKey)).not.toBe(keptListName(pair().publicKey));
  expect(keptListName('+/+/abcd')).toBe('remotes-list-____abcd');
});
