import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Page } from '@playwright/test';
import { rspack, type RspackPluginInstance } from '@rspack/core';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fromEnvironment } from '../support/environment';
import { signedList } from '../support/signed-list';
import { fetched } from './faults';

const ROOT = resolve(import.meta.dirname, '../..');
const contract = JSON.parse(
  readFileSync(join(ROOT, 'libs/mfe-contract/contract.json'), 'utf8'),
) as { version: string };

/** Options for a shared package in `ModuleFederationPlugin`. */
interface Shared {
  version: string;
  requiredVersion: string;
  singleton: boolean;
  strictVersion: boolean;
}

export interface RemoteSources {
  /**
   * Code of the screen that replaces `auth/AuthScreen`: an ES module whose default export is a
   * component.
   */
  screen: string;
  /** Packages that replace the installed ones in this remote: name → version and code. */
  packages?: Record<string, { version: string; code: string }>;
  shared: Record<string, Shared>;
  /** Code for the page on which the remote runs by itself, without a host. */
  alone?: string;
}

export interface BuiltRemote {
  /** URL of the page on which the remote runs by itself. */
  page: string;
  /** Serves the remote from the origin of `auth` and lists it in place of `auth`. */
  release(page: Page): Promise<void>;
}

const FOLDER = 'built-by-another-team';
const TYPES: Record<string, string> = {
  js: 'text/javascript',
  json: 'application/json',
  html: 'text/html',
};

/** Builds a remote as another team would, with its own configuration, packages and versions. */
export async function buildRemote({
  screen,
  packages = {},
  shared,
  alone,
}: RemoteSources): Promise<BuiltRemote> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-built-remote-'));
  const put = async (path: string, content: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  try {
    await put(
      'screen.js',
      `${screen}\nexport const contractVersion = ${JSON.stringify(contract.version)};`,
    );
    // Shared packages must be negotiated before the page's own code runs, so `main.js` imports that
    // code dynamically.
    if (alone !== undefined) {
      await put('page.js', alone);
      await put('main.js', 'import("./page.js");');
    }
    for (const [name, { version, code }] of Object.entries(packages)) {
      await put(
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, version, main: 'index.js' }),
      );
      await put(`node_modules/${name}/index.js`, code);
    }
    await compile(folder, shared, alone !== undefined);
    const files = new Map<string, string>();
    const built = join(folder, 'dist');
    for (const path of await readdir(built, { recursive: true }))
      if (/\.\w+$/.test(path)) files.set(path, await readFile(join(built, path), 'utf8'));
    return served(files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compile(
  folder: string,
  shared: Record<string, Shared>,
  alone: boolean,
): Promise<void> {
  // The product's own build plugin, which has no type declarations.
  const { integrity } = (await import(join(ROOT, 'tools/rspack/integrity.mjs'))) as {
    integrity(): RspackPluginInstance[];
  };
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: alone ? { main: './main.js' } : {},
    devtool: false,
    target: ['web', 'es2022'],
    output: {
      path: join(folder, 'dist'),
      publicPath: 'auto',
      uniqueName: 'another-team',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'portal' },
    },
    resolve: { modules: [join(folder, 'node_modules'), join(ROOT, 'node_modules')] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'auth',
        filename: 'remoteEntry.js',
        library: { type: 'var', name: 'auth' },
        exposes: { './AuthScreen': './screen.js' },
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: true,
        experiments: { externalRuntime: !alone },
      }),
      ...(alone
        ? [
            new rspack.HtmlRspackPlugin({
              excludeChunks: ['auth'],
              templateContent: '<!doctype html><title>Alone</title><div id="root"></div>',
            }),
          ]
        : []),
      ...integrity(),
    ],
  });
  return new Promise((done, fail) =>
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error || stats?.hasErrors())
          fail(error ?? new Error(stats?.toString({ preset: 'errors-only' })));
        else done();
      }),
    ),
  );
}

function served(files: Map<string, string>): BuiltRemote {
  const { siteUrl, authRemoteUrl } = fromEnvironment();
  const base = `${authRemoteUrl}/${FOLDER}`;
  return {
    page: `${base}/index.html`,
    async release(page) {
      await page.route(`${base}/**`, (route) => {
        const path = new URL(route.request().url()).pathname.slice(FOLDER.length + 2);
        const body = files.get(path);
        return body === undefined
          ? route.fulfill({ status: 404, body: 'no' })
          : route.fulfill({
              headers: { 'access-control-allow-origin': '*' },
              contentType: TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain',
              body,
            });
      });
      const manifest = files.get('mf-manifest.json') ?? '';
      await page.route(`${siteUrl}/remotes.json`, async (route) => {
        const said = await fetched(route);
        if (said === null) return;
        const list = JSON.parse(said.text) as { serial: number; remotes: { name: string }[] };
        const line = {
          name: 'auth',
          manifest: `${base}/mf-manifest.json`,
          version: 'another-team',
          integrity: `sha384-${createHash('sha384').update(manifest).digest('base64')}`,
          contract: contract.version,
        };
        const remotes = list.remotes.map((old) => (old.name === 'auth' ? line : old));
        await route.fulfill({ response: said.response, body: signedList({ ...list, remotes }) });
      });
    },
  };
}
