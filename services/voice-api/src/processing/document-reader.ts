import {
  startWorker,
  type Database,
  type EndedAttempt,
  type JobPayload,
  type JobWorker,
  type Settlement,
  type WorkerLog,
} from '@portal/db';
import type { DocumentFailure, ProcessingStatus } from '@portal/protocol';
import type { PdfExtractor } from '../pdf/extractor';
import { describeFailure } from '../pdf/failure';
import { cleanText } from '../uploads/clean-text';
import { DOCUMENT_KINDS } from './document-kinds';

/**
 * Interval between checks of a document's state in the database (ms). Polling is needed because
 * another process may be reading the document.
 */
const CHECK_INTERVAL_MS = 250;

export interface DocumentReaderOptions {
  db: Database;
  extractor: PdfExtractor;
  log: WorkerLog;
  /** Maximum number of documents to read in parallel. */
  concurrency: number;
  /** Called after each attempt to read a document. Attempts are also logged. */
  onAttempt?: ((attempt: EndedAttempt) => void) | undefined;
}

export interface DocumentReader {
  start(): void;
  /**
   * Waits until the document has been processed, successfully or not, or until `timeoutMs` has
   * passed. Returns the document as loaded by `load`.
   */
  settled<T extends { processing_status: ProcessingStatus }>(
    id: string,
    load: () => Promise<T>,
    timeoutMs: number,
  ): Promise<T>;
  /**
   * Stops taking on new jobs. A running job either finishes soon or goes back to the queue. Also
   * closes the extractor.
   */
  close(): Promise<void>;
}

/**
 * Creates the worker that reads stored documents in background jobs. Uploads add these jobs to the
 * queue.
 */
export function createDocumentReader({
  db,
  extractor,
  log,
  concurrency,
  onAttempt,
}: DocumentReaderOptions): DocumentReader {
  const waiting = new Map<string, Set<() => void>>();
  let worker: JobWorker | undefined;

  const notify = (id: string): void => {
    for (const wake of waiting.get(id) ?? []) wake();
  };

  /** Resolves after this process's next attempt to read the document, or after the timeout. */
  const nextAttempt = (id: string, timeoutMs: number): Promise<void> =>
    new Promise((resolve) => {
      const waiters = waiting.get(id) ?? new Set();
      const done = (): void => {
        clearTimeout(timer);
        waiters.delete(done);
        if (waiters.size === 0) waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(done, timeoutMs);
      waiting.set(id, waiters.add(done));
    });

  return {
    start() {
      worker = startWorker({
        queue: db.jobs,
        name: 'read-document',
        concurrency,
        log,
        onAttempt,
        work: (payload) => readDocument(db, extractor, payload),
        giveUp: (payload) => failed(payload, 'given_up'),
        requeueJobless: async () =>
          (await db.resumes.requeueJobless()) + (await db.jobDescriptions.requeueJobless()),
        ended: ({ id }) => notify(id),
      });
    },
    async settled(id, load, timeoutMs) {
      const deadline = performance.now() + timeoutMs;
      for (;;) {
        const left = deadline - performance.now();
        // Subscribe before loading, so as not to miss an attempt that ends while the document is
        // being loaded.
        const next = nextAttempt(id, Math.max(0, Math.min(left, CHECK_INTERVAL_MS)));
        const document = await load();
        if (
          left <= 0 ||
          document.processing_status === 'completed' ||
          document.processing_status === 'failed'
        ) {
          notify(id);
          return document;
        }
        await next;
      }
    },
    async close() {
      await worker?.stop(() => extractor.close());
      await extractor.close();
      for (const id of [...waiting.keys()]) notify(id);
    },
  };
}

function failed(
  { document, id, job }: JobPayload<'read-document'>,
  failure: DocumentFailure,
): Settlement {
  return {
    outcome: failure,
    apply: DOCUMENT_KINDS[document].fail({ id, job }, describeFailure(failure), failure),
  };
}

/**
 * Reads one document. If the document is unreadable, returns a failure, and the job is not retried.
 * If this function rejects, the job is retried.
 */
async function readDocument(
  db: Database,
  extractor: PdfExtractor,
  payload: JobPayload<'read-document'>,
): Promise<Settlement> {
  const kind = DOCUMENT_KINDS[payload.document];
  const claimed = await kind.start(db, payload);
  if (!claimed) return { outcome: 'obsolete' };
  if (!claimed.bytes) return failed(payload, 'broken');
  const read = await extractor.extract(claimed.bytes);
  if (!read.ok) return failed(payload, read.failure);
  const outcome = kind.accept(payload, { text: cleanText(read.text), pages: read.pages });
  return outcome.ok ? { outcome: 'read', apply: outcome.apply } : failed(payload, outcome.failure);
}
