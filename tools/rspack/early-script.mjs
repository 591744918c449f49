import { rspack } from '@rspack/core';

const NAME = 'portal-early-script';

/**
 * A script that runs while the page's others are still on their way: small, alone in its file, first in the head. An entry of the build itself would
 * carry the bundler's runtime and what is shared.
 * @param {string} entry relative to the project's folder.
 */
export const earlyScript = (entry) => ({
  apply(compiler) {
    compiler.hooks.make.tapAsync(NAME, (compilation, done) => {
      const child = compilation.createChildCompiler(NAME, { filename: 'assets/early.[contenthash:8].js' }, [new rspack.EntryPlugin(compiler.context, entry, { name: 'early' })]);
      child.runAsChild((error, _entries, built) => {
        if (error) return done(error);
        const [src] = built.entrypoints.get('early').getFiles();
        // Before the plugin that writes the hashes of scripts into their tags.
        rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap({ name: NAME, stage: -1 }, (page) => {
          page.headTags.unshift({ tagName: 'script', voidTag: false, attributes: { async: true, fetchpriority: 'high', src, crossorigin: 'anonymous' } });
          return page;
        });
        done();
      });
    });
  },
});
