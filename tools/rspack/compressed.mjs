import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const NAME = 'portal-compressed';
/** Fonts and pictures are already compressed. */
const COMPRESSIBLE = /\.(?:html|js|css|json|svg|wasm|webmanifest)$/;

const COMPRESS = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        // Of 11: the last two levels take ten times as long for one or two per cent.
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Plugin that puts `<file>.br` and `<file>.gz` beside each file, so that servers need not compress.
 */
export const compressed = () => ({
  apply: (compiler) =>
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // After `integrity.mjs`, whose hashes are the last change to a file.
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
