/* global __webpack_chunk_load__:writable, __webpack_get_script_filename__:writable */

// Runs at the start of every page and every released remote. A lazy part (`import()`) that failed
// is requested with a new URL at the next try, bypassing caches and hanging requests. Uses the
// bundler's own variables, https://rspack.rs/api/runtime-api/module-variables.

const failures = new Map();
const [load, nameOf] = [__webpack_chunk_load__, __webpack_get_script_filename__];

__webpack_get_script_filename__ = (chunk) =>
  failures.has(chunk) ? `${nameOf(chunk)}?again=${failures.get(chunk)}` : nameOf(chunk);

__webpack_chunk_load__ = (chunk, ...more) =>
  load(chunk, ...more).catch((error) => {
    failures.set(chunk, (failures.get(chunk) ?? 0) + 1);
    throw error;
  });
