import { join } from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack } from '@rspack/core';
import { compressed } from './compressed.mjs';
import { devConfig, devRemotes } from './dev-files.mjs';
import { integrity } from './integrity.mjs';
import { sourceId } from './source-id.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * The browsers that we support. All of them have `light-dark()`, `:dir()` and logical properties,
 * so CSS need not be compiled for older ones.
 */
export const BROWSERS = ['chrome >= 123', 'edge >= 123', 'firefox >= 121', 'safari >= 17.5'];

/** The module that every entry runs first. */
export const FRESH_URLS = join(import.meta.dirname, 'fresh-urls.mjs');

/**
 * Timeout for loading a script or style sheet, in milliseconds. Same as the loader's
 * `REMOTE_TIMEOUT_MS` in the contract.
 */
const FILE_TIMEOUT_MS = 15_000;

const swc = (development) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development, refresh: development } },
    },
  },
});

/**
 * Adds a magic comment that makes browsers compile the page's first script as a whole while it
 * downloads, instead of function by function on the main thread
 * (https://v8.dev/blog/explicit-compile-hints). Most of that script runs immediately.
 */
const compiledAtOnce = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    entryOnly: true,
    test: /\bmain\.[0-9a-f]+\.js$/,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });

/**
 * Returns the Rspack configuration that the host and the remotes have in common: TypeScript and
 * React compiled by SWC, CSS and CSS Modules, assets, and a dev server.
 * @param {{ dir: string, name: string, port: number, entry: string | Record<string, string>,
 *   development: boolean, plugins: unknown[], outputPath?: string, clean?:
 *   import('@rspack/core').CleanOptions | boolean }} options
 * `entry`: a path, or paths by entry name; `outputPath`: `<dir>/dist` by default; `clean`: whether
 * to delete earlier builds, or which files to keep.
 * @returns {import('@rspack/core').Configuration}
 */
export function browser({
  dir,
  name,
  port,
  entry,
  development,
  plugins,
  outputPath = join(dir, 'dist'),
  clean = true,
}) {
  return {
    mode: development ? 'development' : 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: typeof entry === 'string' ? { main: [FRESH_URLS, entry] } : entry,
    // Source maps must not use `eval`, because the page's content security policy also applies in
    // development.
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: outputPath,
      filename: development ? '[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: development ? '[name].js' : 'assets/[name].[contenthash:8].js',
      cssFilename: development ? '[name].css' : 'assets/[name].[contenthash:8].css',
      cssChunkFilename: development ? '[name].css' : 'assets/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // Load each build's files relative to the build's own URL, wherever it is served from.
      publicPath: 'auto',
      uniqueName: development ? `portal-${name}` : `portal-${name}-${sourceId(dir)}`,
      crossOriginLoading: 'anonymous',
      // The page's security policy allows only this Trusted Types policy and the remote guard's.
      // Both accept only script URLs that have been checked against hashes.
      trustedTypes: { policyName: 'portal' },
      chunkLoadTimeout: FILE_TIMEOUT_MS,
      clean,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    },
    module: {
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      generator: {
        'css/auto': {
          localIdentName: development
            ? '[name]__[local]--[uniqueName]'
            : '[uniqueName]-[hash]-[local]',
        },
      },
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(development) },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2?|svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...plugins,
      ...(development
        ? [new ReactRefreshRspackPlugin()]
        : [compiledAtOnce(), ...integrity(), compressed()]),
    ],
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    devServer: {
      host: '127.0.0.1',
      port,
      hot: true,
      // Allow other origins, because the host's page loads remotes from their own dev servers.
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
      static: [{ directory: join(root, 'libs/i18n/locales'), publicPath: '/locales' }],
      setupMiddlewares: (middlewares) => [devConfig(), devRemotes(), ...middlewares],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * Returns the plugin that creates `index.html`. The files in `early` are fetched alongside the
 * scripts instead of after them. In development, the page also installs the hook that React Refresh
 * needs when several builds run on one page.
 */
export function page({ title, development, exclude = [], early = [] }) {
  const refreshHook =
    '<script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={isDisabled:false,supportsFiber:true,renderers:new Map(),nextId:0,inject(r){const id=++this.nextId;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){},onPostCommitFiberRoot(){},checkDCE(){}};</script>';
  return new rspack.HtmlRspackPlugin({
    filename: 'index.html',
    scriptLoading: 'defer',
    excludeChunks: exclude,
    templateContent: `<!doctype html>
<html lang="en-US" dir="ltr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath d='M3 32V14a13 13 0 0 1 26 0v18z' fill='%230f5b4c'/%3E%3Cpath d='M10 32V20a6 6 0 0 1 12 0v12z' fill='%23e8963c'/%3E%3C/svg%3E">
    <title>${title}</title>
    ${early.map((file) => `<link rel="preload" as="fetch" href="${file}" crossorigin>`).join('')}
    ${development ? refreshHook : ''}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`,
  });
}

/** Copies the catalogues for all languages to `locales/`, next to the page. */
export const catalogues = () =>
  new rspack.CopyRspackPlugin({
    patterns: [{ from: join(root, 'libs/i18n/locales'), to: 'locales' }],
  });

/**
 * Whether this is a development build. NODE_ENV decides; if it is not set, `rspack serve` builds
 * for development and `rspack build` for production.
 */
export const isDevelopment = () =>
  process.env.NODE_ENV === 'development' ||
  (process.env.NODE_ENV !== 'production' &&
    process.argv.some((word) => ['serve', 'server', 's', 'dev'].includes(word)));

export { root };
