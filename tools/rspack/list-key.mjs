import { rspack } from '@rspack/core';

/** The raw 32 bytes of an Ed25519 key in base64, as `npx nx release-keys portal` prints them. */
const PUBLIC_KEY = /^[A-Za-z0-9+/]{43}=$/;

/**
 * Compiles the public key for `/remotes.json` into the host, from `REMOTES_PUBLIC_KEY`. Without one
 * the host accepts any list, and its build says so; dev servers list their builds unsigned.
 * @param {{ development: boolean }} options
 * @throws Error if the variable is not a key.
 */
export function listKey({ development }, env = process.env) {
  const key = development ? '' : (env.REMOTES_PUBLIC_KEY ?? '');
  if (key !== '' && !PUBLIC_KEY.test(key))
    throw new Error('REMOTES_PUBLIC_KEY is no Ed25519 public key in base64 (32 bytes)');
  if (key === '' && !development)
    console.warn(
      'REMOTES_PUBLIC_KEY is not set: this shell takes a remotes.json that nobody signed',
    );
  return new rspack.DefinePlugin({ REMOTES_PUBLIC_KEY: JSON.stringify(key) });
}
