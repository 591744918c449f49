import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { browser, catalogues, isDevelopment, page, root } from './browser.mjs';
import { devPort } from './dev-files.mjs';
import { borrowRuntime } from './federation/one-runtime.mjs';
import { sharedDependencies } from './shared.mjs';

const contract = JSON.parse(readFileSync(join(root, 'libs/mfe-contract/contract.json'), 'utf8'));

/** What both forms of a remote say of it. */
const container = ({ name, exposes }) => ({
  name,
  // Tools and hosts read it without running the build.
  manifest: { additionalData: ({ stats }) => void Object.assign(stats.metaData, { contract: contract.version }) },
  dts: false,
  exposes,
  // The default fetches every remote at start, and one that is missing takes the page down.
  shareStrategy: 'loaded-first',
});

/** What ships: the exposes alone. The federation runtime and every shared package are the host's, so neither is in these files. */
const released = ({ dir, name, port, exposes }) => browser({
  dir, name, development: false, port,
  entry: {},
  clean: { keep: 'harness/' },
  plugins: [
    new ModuleFederationPlugin({
      ...container({ name, exposes }),
      filename: 'remoteEntry.[contenthash:8].js',
      shared: sharedDependencies(dir, { own: false }),
    }),
    ...borrowRuntime(),
  ],
});

/** The remote alone on a page (`src/main.tsx`), an application like any other. */
const harness = ({ dir, name, port }) => browser({
  dir, name: `${name}-harness`, development: false, port,
  entry: './src/main.tsx',
  outputPath: join(dir, 'dist/harness'),
  plugins: [page({ title: `Interview Portal: ${name}`, development: false }), catalogues()],
});

/** In development both are one build with one runtime of its own, so that a change is seen at once in the harness and in the host. */
const development = ({ dir, name, port, exposes }) => browser({
  dir, name, development: true, port,
  entry: './src/main.tsx',
  plugins: [
    new ModuleFederationPlugin({
      ...container({ name, exposes }),
      filename: 'remoteEntry.js',
      shared: sharedDependencies(dir, { own: true }),
      // The harness may then import shared packages at its top: they are awaited before it runs.
      experiments: { asyncStartup: true },
    }),
    page({ title: `Interview Portal: ${name}`, development: true, exclude: [name] }),
  ],
});

/**
 * Rspack configuration of a remote: its exposes behind `mf-manifest.json`, and a page of its own (`src/main.tsx`; built, in `harness/`).
 * @param {{ dir: string, name: string, exposes: Record<string, string> }} options
 *   `dir`: the project's folder, absolute; `name`: as in `apps/ports.json`.
 * @returns {import('@rspack/core').Configuration | import('@rspack/core').Configuration[]}
 */
export function remote(options) {
  const part = { ...options, port: devPort(options.name) };
  return isDevelopment() ? development(part) : [released(part), harness(part)];
}
