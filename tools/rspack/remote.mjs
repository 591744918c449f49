import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { browser, catalogues, isDevelopment, packageOf, page, root } from './browser.mjs';
import { devPort } from './dev-files.mjs';
import { consumes } from './federation/consumes.mjs';
import { manifest } from './federation/manifest.mjs';
import { sharedConsumes } from './shared.mjs';

const contract = JSON.parse(readFileSync(join(root, 'libs/mfe-contract/contract.json'), 'utf8'));

/** The container: an entry that leaves `init` and `get` on the page under the remote's name, its exposes, and the manifest that tells of them. */
function container({ dir, name, exposes, filename, carried }) {
  const named = Object.fromEntries(
    Object.entries(exposes).map(([path, file]) => [
      path,
      { import: file, name: `__federation_expose_${path.slice(2)}` },
    ]),
  );
  return [
    new rspack.container.ContainerPlugin({
      name,
      library: { type: 'var', name },
      filename,
      exposes: named,
      enhanced: true,
    }),
    new rspack.sharing.ConsumeSharedPlugin({
      consumes: sharedConsumes(dir, { carried }),
      enhanced: true,
    }),
    consumes(),
    manifest({ name, version: packageOf(dir).version, contract: contract.version, exposes: named }),
  ];
}

/** What ships: the exposes alone. Every shared package is the host's. */
const released = ({ dir, name, port, exposes }) =>
  browser({
    dir,
    name,
    development: false,
    port,
    entry: {},
    clean: { keep: 'harness/' },
    plugins: container({
      dir,
      name,
      exposes,
      filename: 'remoteEntry.[contenthash:8].js',
      carried: false,
    }),
  });

/** The remote alone on a page (`src/main.tsx`), an application like any other. */
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

/** In development both are one build, so that a change is seen at once in the harness and in the host. */
const development = ({ dir, name, port, exposes }) =>
  browser({
    dir,
    name,
    development: true,
    port,
    entry: './src/main.tsx',
    plugins: [
      ...container({ dir, name, exposes, filename: 'remoteEntry.js', carried: true }),
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
  // One after the other: both clean up in one folder.
  return isDevelopment()
    ? development(part)
    : [
        { ...released(part), name: 'released' },
        { ...harness(part), name: 'harness', dependencies: ['released'] },
      ];
}
