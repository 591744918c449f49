import { createHash } from 'node:crypto';

const NAME = 'portal-build-id';
/** Of the length of what takes its place, so that source maps stay true. */
const PLACEHOLDER = 'bBUILDID0';

/** `name` made unique to the build, for `output.uniqueName`; needs the plugin below. */
export const uniqueNameOf = (name) => `${name}-${PLACEHOLDER}`;

/**
 * Two releases of one remote may meet on one page, where a screen that failed is loaded from a newer one. What bundlers find again by the build's
 * unique name (chunks that arrived, style sheets that are there) and class names must not be taken for the other's: the name holds the build's content.
 */
export const buildId = () => ({
  apply: (compiler) =>
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // After minimisers, before content hashes.
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () => {
          const texts = compilation
            .getAssets()
            .filter(({ name }) => /\.(js|css)$/.test(name))
            .map(({ name, source }) => ({ name, source, text: source.source().toString() }));
          const { RawSource, SourceMapSource } = compiler.rspack.sources;
          const hash = createHash('sha256');
          for (const text of texts.map(({ text }) => text).sort()) hash.update(text);
          const id = `b${hash.digest('hex').slice(0, PLACEHOLDER.length - 1)}`;
          for (const { name, source, text } of texts.filter((file) =>
            file.text.includes(PLACEHOLDER),
          )) {
            const [content, map] = [text.replaceAll(PLACEHOLDER, id), source.map()];
            compilation.updateAsset(
              name,
              map ? new SourceMapSource(content, name, map) : new RawSource(content),
            );
          }
        },
      );
    }),
});
