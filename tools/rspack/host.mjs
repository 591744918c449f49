import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { browser, catalogues, isDevelopment, page } from './browser.mjs';
import { devPort } from './dev-files.mjs';
import { listKey } from './list-key.mjs';
import { sharedPackages } from './shared.mjs';

/**
 * Rspack configuration of the host. It knows no remotes: `/remotes.json` names them at run time.
 * Copies the catalogues to `dist/locales`, and the project's `public` folder (if any) to `dist`.
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
        // Fetch remotes on demand, not just to see what they share.
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        // Remotes use this runtime and bring none of their own.
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
