/** @jest-environment node */
import { jest } from '@jest/globals';
import { keygen, sign } from '@noble/ed25519';
import { isSignedWith, type Subtle } from './ed25519';

const { secretKey, publicKey } = keygen() as Record<string, Uint8Array<ArrayBuffer>>;
const text = (words: string) => new TextEncoder().encode(words);
const signature = sign(text('a list'), secretKey!) as Uint8Array<ArrayBuffer>;

/** Simulates the `crypto.subtle` of a browser without Ed25519 support. */
const older: Subtle = {
  importKey: () => Promise.reject(new DOMException('Unrecognized name', 'NotSupportedError')),
  verify: () => Promise.reject(new Error('without a key')),
};

describe.each<[string, Subtle]>([
  ['the browser', crypto.subtle],
  ['JavaScript, on a page without TLS', null],
  ['JavaScript, in a browser without Ed25519', older],
])('a signature, verified by %s', (_, subtle) => {
  it('is valid only for its key and its text', async () => {
    const other = keygen().publicKey as Uint8Array<ArrayBuffer>;
    const changed = signature.map((byte, at) => (at === 0 ? byte ^ 1 : byte));
    expect(await isSignedWith(publicKey!, signature, text('a list'), subtle)).toBe(true);
    expect(await isSignedWith(publicKey!, signature, text('another'), subtle)).toBe(false);
    expect(await isSignedWith(other, signature, text('a list'), subtle)).toBe(false);
    expect(await isSignedWith(publicKey!, changed, text('a list'), subtle)).toBe(false);
  });

  it.each([
    ['no bytes', new Uint8Array()],
    ['not a point on the curve', new Uint8Array(32).fill(0xff)],
  ])('is invalid for a key that is %s', async (_key, key) => {
    expect(await isSignedWith(key, signature, text('a list'), subtle)).toBe(false);
  });
});

it("prefers the browser's implementation", async () => {
  const verify = jest.fn(() => Promise.resolve(true));
  const subtle: Subtle = { importKey: crypto.subtle.importKey.bind(crypto.subtle), verify };
  expect(await isSignedWith(publicKey!, new Uint8Array(64), text('a list'), subtle)).toBe(true);
  expect(verify).toHaveBeenCalledTimes(1);
});
