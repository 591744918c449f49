/** URL of the PDF reader's script, as built by `build-pdf-worker.mjs`. */
export const testPdfWorkerUrl = new URL(
  '../../node_modules/.cache/test/pdf-worker.mjs',
  import.meta.url,
);
/**
 * URL of a script that starts like the PDF reader, then tries everything that the reader must not
 * be able to do.
 */
export const confinementProbeUrl = new URL(
  '../../node_modules/.cache/test/confinement-probe.mjs',
  import.meta.url,
);
