/** Where `build-pdf-worker.mjs` puts the reading thread's script for the tests. */
export const testPdfWorkerUrl = new URL('../../node_modules/.cache/test/pdf-worker.mjs', import.meta.url);
