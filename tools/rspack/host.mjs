import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { browser, catalogues, isDevelopment, page } from './browser.mjs';
import { devPort } from './dev-files.mjs';
import { offers } from './federation/offers.mjs';
import { sharedProvides } from './shared.mjs';

/** Fetched when it is wanted; all else that is shared, every visitor needs at once. */
const LATER = '@portal/ui/select';

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
    dir,
    name: 'shell',
    development,
    port: devPort('shell'),
    entry: './src/bootstrap.tsx',
    plugins: [
      // The host uses its packages as any application does, and lends them: there is nothing to negotiate.
      new rspack.sharing.ProvideSharedPlugin({
        provides: sharedProvides(dir, (key) => key !== LATER),
        enhanced: true,
      }),
      offers(),
      page({ title: 'Interview Portal', development, early: ['/config.json', '/remotes.json'] }),
      catalogues(),
      ...(existsSync(publicFolder)
        ? [new rspack.CopyRspackPlugin({ patterns: [{ from: publicFolder, to: '.' }] })]
        : []),
    ],
  });
}
