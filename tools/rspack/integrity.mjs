import { rspack } from '@rspack/core';
import { integrityOf } from './integrity-of.mjs';

const NAME = 'portal-integrity';
const MANIFEST = 'mf-manifest.json';

/**
 * Returns the plugins that add hashes to a build, so that browsers run only files from that build:
 *
 * - Each runtime and each page contains the hashes of the files it loads itself.
 * - `integrity` in a remote's manifest lists the hash of every script and style sheet, so that the
 *   manifest's own hash covers the whole build.
 */
export const integrity = () => [
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
  {
    apply: (compiler) =>
      compiler.hooks.compilation.tap(NAME, (compilation) => {
        // Runs after everything else that changes files: minifying them, putting content hashes in
        // their names, and adding hashes to the runtimes.
        compilation.hooks.processAssets.tap(
          { name: NAME, stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
          () => {
            const hashes = hashesOf(compilation);
            for (const file of unguarded(compilation, hashes))
              compilation.errors.push(
                new compiler.rspack.WebpackError(
                  `${file}: no runtime and no page of this build has its hash, so that it would be loaded unchecked`,
                ),
              );
            const manifest = compilation.getAsset(MANIFEST);
            if (!manifest) return;
            const content = JSON.stringify({
              ...JSON.parse(manifest.source.source().toString()),
              integrity: hashes,
            });
            compilation.updateAsset(MANIFEST, new compiler.rspack.sources.RawSource(content));
          },
        );
      }),
  },
];

/** Returns the hash of every script and style sheet, by file name. */
function hashesOf(compilation) {
  const files = compilation
    .getAssets()
    .filter(({ name }) => /\.(js|css)$/.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return Object.fromEntries(files.map(({ name, source }) => [name, integrityOf(source.buffer())]));
}

/**
 * Finds chunk files that this build loads, but whose hashes are missing from all of its runtimes
 * and pages. Browsers would load such files without checking them.
 */
function unguarded(compilation, hashes) {
  const chunks = [...compilation.chunks];
  const loaders = [
    ...chunks.filter((chunk) => chunk.hasRuntime()).flatMap((chunk) => [...chunk.files]),
    ...Object.keys(compilation.assets).filter((name) => name.endsWith('.html')),
  ];
  const texts = loaders.map((name) => compilation.getAsset(name).source.source().toString());
  const loaded = chunks
    .filter((chunk) => !chunk.hasRuntime())
    .flatMap((chunk) => [...chunk.files])
    .filter((name) => name in hashes);
  return loaded.filter((name) => !texts.some((text) => text.includes(hashes[name])));
}
