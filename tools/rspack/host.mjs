import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { browser, catalogues, isDevelopment, page } from './browser.mjs';
import { devPort } from './dev-files.mjs';
import { earlyScript } from './early-script.mjs';
import { lendRuntime } from './federation/one-runtime.mjs';
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
    // Shared packages that are there from the first need no boundary to be negotiated behind, and no second round trip.
    entry: development ? './src/main.ts' : './src/bootstrap.tsx',
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        dts: false,
        manifest: false,
        remotes: {},
        // What every visitor needs is in the page's first files; the remotes have none of it of their own.
        shared: sharedDependencies(dir, { own: true, eager: (key) => !development && key !== '@portal/ui/select' }),
        shareStrategy: 'loaded-first',
        // The one federation runtime of the page; remotes are built without.
        experiments: { optimization: { target: 'web' } },
      }),
      ...lendRuntime(),
      page({ title: 'Interview Portal', development, early: ['/config.json', '/remotes.json'] }),
      ...(development ? [] : [earlyScript('./src/early/early.ts')]),
      catalogues(),
      ...(existsSync(publicFolder) ? [new rspack.CopyRspackPlugin({ patterns: [{ from: publicFolder, to: '.' }] })] : []),
    ],
  });
}
