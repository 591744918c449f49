/* global __webpack_chunk_load__:writable, __webpack_get_script_filename__:writable */

// Part of the start of every page and of every released remote: a part that is loaded when it is first needed (`import()`), and that failed, is asked for under another URL at the
// next try, past caches and past requests that hang. By the bundler's own variables, https://rspack.rs/api/runtime-api/module-variables.

const failures = new Map();
const [load, nameOf] = [__webpack_chunk_load__, __webpack_get_script_filename__];

__webpack_get_script_filename__ = (chunk) =>
  failures.has(chunk) ? `${nameOf(chunk)}?again=${failures.get(chunk)}` : nameOf(chunk);

__webpack_chunk_load__ = (chunk, ...more) =>
  load(chunk, ...more).catch((error) => {
    failures.set(chunk, (failures.get(chunk) ?? 0) + 1);
    throw error;
  });
