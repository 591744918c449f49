/** What the server hands to a reading thread; it answers each job with a `PdfResult`. */
export interface PdfJob {
  bytes: Uint8Array<ArrayBuffer>;
}

export interface PdfWorkerData {
  memoryLimitBytes: number;
}

/** A reading thread ends itself with this code when a file needs too much memory. */
export const MEMORY_EXIT_CODE = 12;
