/**
 * Main script of a process that starts reading a document and never finishes, so that a test can
 * kill it partway through. It notifies its parent process when it starts reading.
 */
import { openDatabase } from '@portal/db';
import type { PdfExtractor } from '../pdf/extractor';
import { createDocumentReader } from '../processing/document-reader';

const db = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] });
const extractor: PdfExtractor = {
  extract: () => {
    process.send?.('reading');
    return new Promise(() => undefined);
  },
  close: () => Promise.resolve(),
};
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
createDocumentReader({ db, extractor, log: quiet, concurrency: 1 }).start();
// Keep the process alive until the test kills it.
setInterval(() => undefined, 60_000);
