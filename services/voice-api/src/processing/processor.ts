import type { ClaimedDocument } from '@portal/db';
import type { DocumentFailure } from '@portal/protocol';
import { ExtractorClosedError, type PdfExtractor } from '../pdf/extractor';
import { describeFailure } from '../pdf/failure';
import { cleanText } from '../uploads/clean-text';
import type { DocumentKind } from './document-kind';

/** A document at which the process has died this often is given up. */
const MAX_ATTEMPTS = 3;
/** How often documents are looked for that a process elsewhere has left behind. */
const SWEEP_INTERVAL_MS = 60_000;

export interface ProcessorLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ProcessorOptions {
  kinds: DocumentKind[];
  extractor: PdfExtractor;
  log: ProcessorLog;
  /** Documents processed at the same time. */
  concurrency: number;
}

export interface Processor {
  /**
   * Takes up what an earlier process left unfinished.
   * @param alone no other process works on the same database, so what is in progress belongs to a dead one.
   */
  start(options: { alone: boolean }): Promise<void>;
  /** Something new waits. */
  wake(): void;
  /** Ends when that document has been processed here, or after the time given. */
  whenSettled(id: string, timeoutMs: number): Promise<void>;
  /** Takes nothing more and waits for what is in hand; close the extractor first, to cut that short. */
  close(): Promise<void>;
}

/** Reads stored documents one after the other, in the background of the requests. */
export function createProcessor({ kinds, extractor, log, concurrency }: ProcessorOptions): Processor {
  const running = new Set<Promise<void>>();
  const waiting = new Map<string, Set<() => void>>();
  let active = 0;
  let wakes = 0;
  let closed = false;
  let sweep: NodeJS.Timeout | undefined;

  const settle = (id: string): void => {
    for (const done of waiting.get(id) ?? []) done();
  };

  const processOne = async (): Promise<boolean> => {
    for (const kind of kinds) {
      const claimed = await kind.claimNext();
      if (!claimed) continue;
      await processDocument(kind, claimed, extractor, log);
      settle(claimed.id);
      return true;
    }
    return false;
  };

  const work = async (): Promise<void> => {
    try {
      // A wake that comes while the last look finds nothing must not be lost: then it looks once more.
      for (let seen = -1; seen !== wakes && !closed; ) {
        seen = wakes;
        while (!closed && (await processOne()));
      }
    } catch (error) {
      log.error({ err: error }, 'documents wait: the database did not answer');
    } finally {
      active--;
    }
  };

  const wake = (): void => {
    wakes++;
    while (!closed && active < concurrency) {
      active++;
      const one = work().finally(() => running.delete(one));
      running.add(one);
    }
  };

  return {
    async start({ alone }) {
      if (alone) for (const kind of kinds) await kind.requeueInterrupted();
      sweep = setInterval(wake, SWEEP_INTERVAL_MS);
      sweep.unref();
      wake();
    },
    wake,
    whenSettled: (id, timeoutMs) =>
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
      }),
    async close() {
      closed = true;
      clearInterval(sweep);
      await Promise.all(running);
      for (const id of [...waiting.keys()]) settle(id);
    },
  };
}

async function processDocument(kind: DocumentKind, claimed: ClaimedDocument, extractor: PdfExtractor, log: ProcessorLog): Promise<void> {
  const { id, attempts } = claimed;
  const fail = async (failure: DocumentFailure): Promise<void> => {
    log.info({ kind: kind.name, id, failure }, 'document failed');
    await kind.fail(id, describeFailure(failure), failure);
  };
  if (attempts > MAX_ATTEMPTS) return fail('given_up');
  try {
    const bytes = await kind.bytes(id);
    if (!bytes) return await fail('broken');
    const read = await extractor.extract(bytes);
    if (!read.ok) return await fail(read.failure);
    const outcome = await kind.accept(id, { text: cleanText(read.text), pages: read.pages });
    if (!outcome.ok) await fail(outcome.failure);
  } catch (error) {
    // The process is ending: the document stays taken, and the next start gives it back.
    if (error instanceof ExtractorClosedError) return;
    log.error({ err: error, kind: kind.name, id }, 'document failed unexpectedly');
    await kind.fail(id, describeFailure('broken'), 'broken');
  }
}
