/** Where `build-pdf-worker.mjs` puts the reading process's script for the tests. */
export const testPdfWorkerUrl = new URL(
  '../../node_modules/.cache/test/pdf-worker.mjs',
  import.meta.url,
);
/** Beside it, a process that is started like a reader and tries what it may not do. */
export const confinementProbeUrl = new URL(
  '../../node_modules/.cache/test/confinement-probe.mjs',
  import.meta.url,
);
