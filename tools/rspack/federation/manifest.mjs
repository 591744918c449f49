const NAME = 'portal-manifest';
export const MANIFEST = 'mf-manifest.json';
/** As the bundler names what stands in for a shared package: `consume shared module (default) react@^19.3.1 (singleton)`. */
const CONSUMED = /^consume shared module \(default\) (.+?)@(\^?\d\S*)/;

/**
 * Plugin that writes what hosts and tools read of a remote without running it, in the form of Module Federation's manifest as far as anybody here
 * reads it: its entry, the files that each exposed module starts from, and what it asks the host for.
 * @param {{ name: string, version: string, contract: string, exposes: Record<string, { name: string }> }} remote
 */
export const manifest = (remote) => ({
  apply: (compiler) =>
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // With the files' last names, and before their hashes are added to it.
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () => {
          compilation.emitAsset(
            MANIFEST,
            new compiler.rspack.sources.RawSource(JSON.stringify(manifestOf(compilation, remote))),
          );
        },
      );
    }),
});

function manifestOf(compilation, { name, version, contract, exposes }) {
  const filesOf = (group) =>
    compilation.namedChunkGroups
      .get(group)
      .getFiles()
      .filter((file) => /\.(js|css)$/.test(file));
  const entry = filesOf(name).find((file) => file.endsWith('.js'));
  return {
    name,
    metaData: {
      buildInfo: { buildVersion: version },
      remoteEntry: { name: entry, path: '' },
      contract,
    },
    shared: sharedOf(compilation),
    exposes: Object.entries(exposes).map(([path, { name: group }]) => {
      const files = filesOf(group);
      const ending = (extension) => ({
        sync: files.filter((file) => file.endsWith(extension)),
        async: [],
      });
      return { name: path.slice(2), assets: { js: ending('.js'), css: ending('.css') } };
    }),
  };
}

function sharedOf(compilation) {
  const found = [...compilation.modules]
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => CONSUMED.exec(module.identifier()));
  const rows = new Map(
    found.map(([, name, requiredVersion]) => [name, { name, singleton: true, requiredVersion }]),
  );
  return [...rows.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
