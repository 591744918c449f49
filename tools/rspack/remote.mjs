import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { browser, catalogues, FRESH_URLS, isDevelopment, page, root } from './browser.mjs';
import { devPort } from './dev-files.mjs';
import { sharedPackages } from './shared.mjs';

const contract = JSON.parse(readFileSync(join(root, 'libs/mfe-contract/contract.json'), 'utf8'));

/**
 * The exposed modules behind `mf-manifest.json`. Copies of shared packages come with them, and are
 * fetched only if the host has nothing that fits.
 */
const container = ({ dir, name, exposes, filename, alone }) =>
  new ModuleFederationPlugin({
    name,
    filename,
    library: { type: 'var', name },
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([path, file]) => [
        path,
        { import: file, name: `__federation_expose_${path.slice(2)}` },
      ]),
    ),
    shared: sharedPackages(dir, alone ? 'alone' : 'remote'),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    // The host has the runtime; a remote's own page has no host.
    experiments: { externalRuntime: !alone, optimization: { target: 'web' } },
    manifest: {
      // The host checks the contract before it runs anything, and so do the release commands.
      additionalData: ({ stats }) => {
        stats.metaData.contract = contract.version;
        return stats;
      },
    },
  });

/** What ships: only the exposed modules. */
const released = ({ dir, name, port, exposes }) =>
  browser({
    dir,
    name,
    development: false,
    port,
    // Named like the container, so that it runs with the container.
    entry: { [name]: FRESH_URLS },
    clean: { keep: 'harness/' },
    plugins: [
      container({ dir, name, exposes, filename: 'remoteEntry.[contenthash:8].js', alone: false }),
    ],
  });

/** The remote alone on a page (`src/main.tsx`), an ordinary application. */
const harness = ({ dir, name, port }) =>
  browser({
    dir,
    name: `${name}-harness`,
    development: false,
    port,
    entry: './src/main.tsx',
    outputPath: join(dir, 'dist/harness'),
    plugins: [page({ title: `Interview Portal: ${name}`, development: false }), catalogues()],
  });

/**
 * In development both are one build, so that a change shows at once in the harness and in the host.
 */
const development = ({ dir, name, port, exposes }) =>
  browser({
    dir,
    name,
    development: true,
    port,
    entry: './src/main.tsx',
    plugins: [
      container({ dir, name, exposes, filename: 'remoteEntry.js', alone: true }),
      page({ title: `Interview Portal: ${name}`, development: true, exclude: [name] }),
    ],
  });

/**
 * Rspack configuration of a remote: its exposed modules behind `mf-manifest.json`, and its own page
 * (`src/main.tsx`, built into `harness/`).
 * @param {{ dir: string, name: string, exposes: Record<string, string> }} options
 *   `dir`: the project's folder, absolute; `name`: as in `apps/ports.json`.
 * @returns {import('@rspack/core').Configuration | import('@rspack/core').Configuration[]}
 */
export function remote(options) {
  const part = { ...options, port: devPort(options.name) };
  // One after the other: both clean up in one folder.
  return isDevelopment()
    ? development(part)
    : [
        { ...released(part), name: 'released' },
        { ...harness(part), name: 'harness', dependencies: ['released'] },
      ];
}
