/** Where `build-pdf-worker.mjs` puts the reader's script. */
export const testPdfWorkerUrl = new URL(
  '../../node_modules/.cache/test/pdf-worker.mjs',
  import.meta.url,
);
/**
 * The script of a process that starts like a reader, then tries everything that a reader must not
 * be able to do.
 */
export const confinementProbeUrl = new URL(
  '../../node_modules/.cache/test/confinement-probe.mjs',
  import.meta.url,
);
