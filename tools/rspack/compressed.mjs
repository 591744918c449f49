import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const NAME = 'portal-compressed';
/** Matches files that are worth compressing. Fonts and images are already compressed. */
const COMPRESSIBLE = /\.(?:html|js|css|json|svg|wasm|webmanifest)$/;

const COMPRESS = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        // The highest level is 11, but levels 10 and 11 take ten times as long and save only 1–2 %.
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Returns a plugin that writes `<file>.br` and `<file>.gz` next to each compressible file, so that
 * servers do not have to compress anything themselves.
 */
export const compressed = () => ({
  apply: (compiler) =>
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // Must run after `integrity.mjs`, because that plugin is the last to change a file: it adds
        // hashes to the manifest.
        { name: NAME, stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        async () => {
          const assets = compilation.getAssets().filter(({ name }) => COMPRESSIBLE.test(name));
          for (const { name, source } of assets)
            for (const [extension, compress] of Object.entries(COMPRESS))
              compilation.emitAsset(
                `${name}${extension}`,
                new compiler.rspack.sources.RawSource(await compress(source.buffer())),
              );
        },
      );
    }),
});
