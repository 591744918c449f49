import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { browser, catalogues, FRESH_URLS, isDevelopment, page, root } from './browser.mjs';
import { devPort } from './dev-files.mjs';
import { sharedPackages } from './shared.mjs';

const contract = JSON.parse(readFileSync(join(root, 'libs/mfe-contract/contract.json'), 'utf8'));

/**
 * Returns the plugin that exposes the remote's modules through `mf-manifest.json`. The build
 * includes copies of some shared packages, which are fetched only if the host has no compatible
 * version.
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
    // A released remote uses the host's federation runtime. A remote's own page has no host, so its
    // build includes the runtime.
    experiments: { externalRuntime: !alone, optimization: { target: 'web' } },
    manifest: {
      // Record the contract version. The host checks it before running the remote, and the release
      // commands check it before releasing the remote.
      additionalData: ({ stats }) => {
        stats.metaData.contract = contract.version;
        return stats;
      },
    },
  });

/** Returns the configuration for a release build. A release contains only the exposed modules. */
const released = ({ dir, name, port, exposes }) =>
  browser({
    dir,
    name,
    development: false,
    port,
    // An entry with the container's name is merged into the container, so both run together.
    entry: { [name]: FRESH_URLS },
    clean: { keep: 'harness/' },
    plugins: [
      container({ dir, name, exposes, filename: 'remoteEntry.[contenthash:8].js', alone: false }),
    ],
  });

/**
 * Returns the configuration for the remote's own page (`src/main.tsx`), which is an ordinary
 * application.
 */
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
 * Returns the configuration for development. The page and the exposed modules are one build, so
 * that a change is immediately visible both on the remote's own page and in the host.
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
 * Returns the Rspack configuration for a remote: its exposed modules with `mf-manifest.json`, and
 * its own page (`src/main.tsx`, built into `harness/`).
 * @param {{ dir: string, name: string, exposes: Record<string, string> }} options
 * `dir`: the absolute path of the project's folder; `name`: as in `apps/ports.json`.
 * @returns {import('@rspack/core').Configuration | import('@rspack/core').Configuration[]}
 */
export function remote(options) {
  const part = { ...options, port: devPort(options.name) };
  // Build the release before the harness: the release build cleans `dist`, and the harness is
  // written to a folder inside it.
  return isDevelopment()
    ? development(part)
    : [
        { ...released(part), name: 'released' },
        { ...harness(part), name: 'harness', dependencies: ['released'] },
      ];
}
