import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** What each build of Module Federation links as its runtime. */
const BUNDLER_RUNTIME = /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;
const inPlaceOfRuntime = (file) => new rspack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, join(import.meta.dirname, file));

const esModule = createRequire(import.meta.url).resolve('@module-federation/runtime').replace(/\.cjs$/, '.js');

/** The runtime as ES modules throughout: the plugin's alias leads to the CommonJS form, a second copy of which nothing can be left out. */
const asEsModules = () => ({
  apply: (compiler) => compiler.hooks.afterPlugins.tap('OneFederationRuntime', () => {
    compiler.options.resolve.alias = { ...compiler.options.resolve.alias, '@module-federation/runtime$': esModule };
    delete compiler.options.resolve.alias['@module-federation/runtime'];
    delete compiler.options.resolve.alias['@module-federation/runtime-tools'];
  }),
});

/** For the host: the page's one federation runtime, lent to the remotes. */
export const lendRuntime = () => [inPlaceOfRuntime('lent-runtime.mjs'), asEsModules()];

/** For remotes: no runtime of their own. They run where a host lends them one. */
export const borrowRuntime = () => [inPlaceOfRuntime('borrowed-runtime.mjs')];
