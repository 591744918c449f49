import { runtimeModule } from './runtime-module.mjs';

/**
 * What failed is tried anew under URLs that no try before has used, past caches and past requests that hang.
 * - A remote: its entry gets a query from the loader, and this makes the entry's runtime give the same to every chunk and style sheet that it loads.
 * - A part that is loaded when it is first needed (`import()`): each failure of a chunk gives its script and its style sheet another query, so that
 *   the same `import()` can be made again.
 */
export const retryQuery = () =>
  runtimeModule({
    name: 'portal-retry-query',
    stage: 'STAGE_ATTACH',
    code: ({
      ensureChunk,
      getChunkScriptFilename,
      getChunkCssFilename,
    }) => `var query = document.currentScript && document.currentScript.src ? new URL(document.currentScript.src).search : "";
var failures = {};
var queryOf = (id) => failures[id] ? query + (query ? "&" : "?") + "again=" + failures[id] : query;
${[getChunkScriptFilename, getChunkCssFilename].map((name) => `if (${name}) ${name} = ((nameOf) => (id) => nameOf(id) + queryOf(id))(${name});`).join('\n')}
if (${ensureChunk}) ${ensureChunk} = ((ensure) => (id, priority) => ensure(id, priority).catch((error) => {
  failures[id] = (failures[id] || 0) + 1;
  throw error;
}))(${ensureChunk});`,
  });
