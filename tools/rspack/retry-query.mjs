const NAME = 'portal-retry-query';

/**
 * A remote that failed is tried anew under URLs that no try before has used, past caches and past requests that hang: its entry
 * gets a query from the loader, and this makes the entry's runtime give the same query to every chunk and style sheet that it loads.
 */
export const retryQuery = () => ({
  apply(compiler) {
    const { RuntimeModule, RuntimeGlobals } = compiler.rspack;
    class RetryQueryRuntimeModule extends RuntimeModule {
      constructor() {
        super('retry query', RuntimeModule.STAGE_ATTACH);
      }

      generate() {
        const named = [RuntimeGlobals.getChunkScriptFilename, RuntimeGlobals.getChunkCssFilename];
        return `var query = document.currentScript && document.currentScript.src ? new URL(document.currentScript.src).search : "";
if (query) {
${named.map((name) => `  if (${name}) ${name} = ((nameOf) => (id) => nameOf(id) + query)(${name});`).join('\n')}
}`;
      }
    }
    // Of this build alone: a child compilation loads nothing.
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new RetryQueryRuntimeModule()));
    });
  },
});
