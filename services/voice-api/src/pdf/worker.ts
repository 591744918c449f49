import { parentPort, workerData } from 'node:worker_threads';
import type { PdfResult } from './failure';
import { readPdf } from './read-pdf';
import { MEMORY_EXIT_CODE, type PdfJob, type PdfWorkerData } from './worker-protocol';

// One PDF at a time, in a thread of its own: whatever a hostile file does here, the server goes on.

const MEMORY_CHECK_INTERVAL_MS = 50;
const { memoryLimitBytes } = workerData as PdfWorkerData;

/** The thread's heap limit does not count decompressed streams, so those are watched here. */
function watchMemory(onExceeded: () => void): () => void {
  const timer = setInterval(() => {
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    if (arrayBuffers + heapUsed > memoryLimitBytes) onExceeded();
  }, MEMORY_CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

parentPort?.on('message', (job: PdfJob) => {
  const reply = (result: PdfResult): void => parentPort?.postMessage(result);
  const stopWatching = watchMemory(() => process.exit(MEMORY_EXIT_CODE));
  void readPdf(job.bytes).then(reply).finally(stopWatching);
});
