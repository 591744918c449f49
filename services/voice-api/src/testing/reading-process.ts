import { openDatabase } from '@portal/db';
import type { PdfExtractor } from '../pdf/extractor';
import { createDocumentReader } from '../processing/document-reader';

/**
 * A process that starts reading a document and never finishes, for a test that kills it. It
 * notifies its parent when it has started.
 */
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
// Keeps the child alive.
setInterval(() => undefined, 60_000);
