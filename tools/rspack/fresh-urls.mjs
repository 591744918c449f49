/* global __webpack_chunk_load__:writable, __webpack_get_script_filename__:writable */

// This code runs first on every page and in every released remote. If a lazily loaded chunk
// (`import()`) fails to load, the next attempt requests it under a new URL, so that it doesn't get
// a cached response or wait for a request that hangs. The code uses the bundler's own variables:
// https://rspack.rs/api/runtime-api/module-variables.

const failures = new Map();
const [load, nameOf] = [__webpack_chunk_load__, __webpack_get_script_filename__];

__webpack_get_script_filename__ = (chunk) =>
  failures.has(chunk) ? `${nameOf(chunk)}?again=${failures.get(chunk)}` : nameOf(chunk);

__webpack_chunk_load__ = (chunk, ...more) =>
  load(chunk, ...more).catch((error) => {
    failures.set(chunk, (failures.get(chunk) ?? 0) + 1);
    throw error;
  });
