import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { browser, isDevelopment, page, root } from './browser.mjs';
import { devPort } from './dev-files.mjs';
import { sharedDependencies } from './shared.mjs';

/**
 * Rspack configuration of the host. It knows no remote: they are named at run time by `/remotes.json`.
 * The catalogues are copied to `dist/locales`, the project's `public` folder (where there is one) to `dist`.
 * @param {{ dir: string }} options
 * @returns {import('@rspack/core').Configuration}
 */
export function host({ dir }) {
  const development = isDevelopment();
  const publicFolder = join(dir, 'public');
  return browser({
    dir, name: 'shell', development,
    port: devPort('shell'),
    entry: './src/main.ts',
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        dts: false,
        manifest: false,
        remotes: {},
        shared: sharedDependencies(dir),
        shareStrategy: 'loaded-first',
      }),
      page({ title: 'Interview Portal', development }),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: join(root, 'libs/i18n/locales'), to: 'locales' },
          ...(existsSync(publicFolder) ? [{ from: publicFolder, to: '.' }] : []),
        ],
      }),
    ],
  });
}
