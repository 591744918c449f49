import { openDatabase } from '@portal/db';
import type { PdfExtractor } from '../pdf/extractor';
import { createDocumentReader } from '../processing/document-reader';

/** A process that begins to read a document and never ends, for the test that kills it in the middle. Its parent hears when it has begun. */
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
// The child has nothing else that keeps it alive.
setInterval(() => undefined, 60_000);
