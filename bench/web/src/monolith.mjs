import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { browser, catalogues, page } from '../../../tools/rspack/browser.mjs';
import { ROOT } from '../../../tools/start/settings.mjs';

const REMOTE_LOADER = /mfe-contract[\\/]src[\\/]host[\\/]remote-loader\.ts$/;
const INSTANCE = /shell[\\/]src[\\/]remotes[\\/]federation-instance\.ts$/;

/**
 * Returns the configuration for building the shell and the remotes into one application with a
 * single module graph: no federation runtime and no shared packages.
 */
const config = (outputPath) =>
  browser({
    dir: join(ROOT, 'apps/shell'),
    name: 'monolith',
    port: 0,
    development: false,
    outputPath,
    entry: './src/bootstrap.tsx',
    plugins: [
      new rspack.NormalModuleReplacementPlugin(
        REMOTE_LOADER,
        join(import.meta.dirname, 'linked-loader.mjs'),
      ),
      new rspack.NormalModuleReplacementPlugin(
        INSTANCE,
        join(import.meta.dirname, 'linked-loader.mjs'),
      ),
      page({
        title: 'Interview Portal',
        development: false,
        early: ['/config.json', '/remotes.json'],
      }),
      catalogues(),
    ],
  });

/** Builds the monolith into a folder. Rejects with the compiler's errors if the build fails. */
export function buildMonolith(outputPath) {
  const compiler = rspack(config(outputPath));
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error || stats.hasErrors())
          reject(error ?? new Error(stats.toString({ preset: 'errors-only' })));
        else resolve();
      }),
    ),
  );
}
