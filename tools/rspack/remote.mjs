import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { browser, isDevelopment, page, root } from './browser.mjs';
import { devPort } from './dev-files.mjs';
import { sharedDependencies } from './shared.mjs';

const contract = JSON.parse(readFileSync(join(root, 'libs/mfe-contract/contract.json'), 'utf8'));

/**
 * Rspack configuration of a remote: its exposes behind `mf-manifest.json`, and a page of its own (`src/main.tsx`).
 * @param {{ dir: string, name: string, exposes: Record<string, string> }} options
 *   `dir`: the project's folder, absolute; `name`: as in `apps/ports.json`.
 * @returns {import('@rspack/core').Configuration}
 */
export function remote({ dir, name, exposes }) {
  const development = isDevelopment();
  return browser({
    dir, name, development,
    port: devPort(name),
    entry: './src/main.tsx',
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        // Tools and hosts read it without running the build.
        manifest: { additionalData: ({ stats }) => void Object.assign(stats.metaData, { contract: contract.version }) },
        dts: false,
        exposes,
        shared: sharedDependencies(dir),
        // The default fetches every remote at start, and one that is missing takes the page down.
        shareStrategy: 'loaded-first',
        // The harness may then import shared packages at its top: they are awaited before it runs.
        experiments: { asyncStartup: true },
      }),
      page({ title: `Interview Portal: ${name}`, development, exclude: [name] }),
    ],
  });
}
