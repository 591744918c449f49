import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { browser, catalogues, isDevelopment, page } from './browser.mjs';
import { devPort } from './dev-files.mjs';
import { sharedPackages } from './shared.mjs';

/**
 * Returns the Rspack configuration for the host. It contains no remotes, because `/remotes.json`
 * lists them at run time. The build also copies the catalogues to `dist/locales`, and the project's
 * `public` folder (if any) to `dist`.
 * @param {{ dir: string }} options
 * @returns {import('@rspack/core').Configuration}
 */
export function host({ dir }) {
  const development = isDevelopment();
  const publicFolder = join(dir, 'public');
  return browser({
    dir,
    name: 'shell',
    development,
    port: devPort('shell'),
    entry: './src/bootstrap.tsx',
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedPackages(dir, 'host'),
        // Fetch a remote only when it is needed, not just to find out what it shares.
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        // Remotes use the host's federation runtime and do not include their own.
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      listKey({ development }),
      page({ title: 'Interview Portal', development, early: ['/config.json', '/remotes.json'] }),
      catalogues(),
      ...(existsSync(publicFolder)
        ? [new rspack.CopyRspackPlugin({ patterns: [{ from: publicFolder, to: '.' }] })]
        : []),
    ],
  });
}

/**
 * Matches a raw Ed25519 public key (32 bytes) in base64, as `npx nx release-keys portal` prints it.
 */
const PUBLIC_KEY = /^[A-Za-z0-9+/]{43}=$/;

/**
 * Compiles the public key in `REMOTES_PUBLIC_KEY` into the host, which verifies `/remotes.json`
 * with it. Without a key, the host accepts any list, and its build prints a warning. Dev servers
 * never use a key, because they serve an unsigned list.
 * @param {{ development: boolean }} options
 * @throws Error if the variable is not a public key.
 */
function listKey({ development }, env = process.env) {
  const key = development ? '' : (env.REMOTES_PUBLIC_KEY ?? '');
  if (key !== '' && !PUBLIC_KEY.test(key))
    throw new Error('REMOTES_PUBLIC_KEY must be an Ed25519 public key in base64 (32 bytes)');
  if (key === '' && !development)
    console.warn('REMOTES_PUBLIC_KEY is not set: this shell accepts an unsigned remotes.json');
  return new rspack.DefinePlugin({ REMOTES_PUBLIC_KEY: JSON.stringify(key) });
}
