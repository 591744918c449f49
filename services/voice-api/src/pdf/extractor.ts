import { existsSync } from 'node:fs';
import type { PdfResult } from './failure';
import { createReader, type Reader, type ReaderLimits } from './reader';

/** Number of files that a reader process reads before it is replaced. */
const FILES_PER_READER = 50;
/** How long a reader process can sit idle before it is stopped to free its memory (ms). */
const IDLE_MS = 60_000;

/** Reads PDFs. Uploads and document processing depend only on this interface. */
export interface PdfExtractor {
  /**
   * Extracts the text of a PDF, or returns a failure if the file cannot be read.
   * @throws ExtractorClosedError after `close`
   * @throws ReaderNotStartedError, ReaderCrashedError if the failure was not caused by the file
   */
  extract(bytes: Uint8Array): Promise<PdfResult>;
  /** Stops all reader processes and rejects any calls that are running or queued. */
  close(): Promise<void>;
}

export interface PdfExtractorOptions extends Partial<ReaderLimits> {
  /** URL of the reader process's script, which is built from `worker.ts`. */
  workerUrl: URL;
  /** Maximum number of PDFs to read in parallel. Further PDFs are queued. */
  concurrency?: number;
}

export class ExtractorClosedError extends Error {
  override readonly name = 'ExtractorClosedError';
}

interface Task {
  bytes: Uint8Array;
  resolve(result: PdfResult): void;
  reject(error: unknown): void;
}

interface Idle {
  reader: Reader;
  filesRead: number;
  timer: NodeJS.Timeout;
}

/**
 * Creates an extractor that reads PDFs in separate processes, one file at a time per process. If a
 * process takes too long, uses too much memory or dies, it is replaced, and only its current file
 * fails.
 */
export function createPdfExtractor(options: PdfExtractorOptions): PdfExtractor {
  const { workerUrl, concurrency = 1, timeLimitMs = 10_000, memoryLimitMb = 384 } = options;
  if (!existsSync(workerUrl))
    throw new Error(`The script of the PDF reader is missing: ${workerUrl.href}`);
  const queue: Task[] = [];
  const idle: Idle[] = [];
  const alive = new Set<Reader>();
  let running = 0;
  let closed = false;

  const takeReader = (): { reader: Reader; filesRead: number } => {
    for (let waiting = idle.pop(); waiting; waiting = idle.pop()) {
      clearTimeout(waiting.timer);
      if (waiting.reader.usable) return waiting;
    }
    const reader = createReader(workerUrl, { timeLimitMs, memoryLimitMb });
    alive.add(reader);
    void reader.exited.then(() => alive.delete(reader));
    return { reader, filesRead: 0 };
  };

  const returnReader = (reader: Reader, filesRead: number): void => {
    if (closed || !reader.usable || filesRead >= FILES_PER_READER) return void reader.end();
    const entry: Idle = {
      reader,
      filesRead,
      timer: setTimeout(() => {
        idle.splice(idle.indexOf(entry), 1);
        void reader.end();
      }, IDLE_MS).unref(),
    };
    idle.push(entry);
  };

  const takeNext = (): void => {
    if (closed || running >= concurrency) return;
    const task = queue.shift();
    if (task) void run(task).finally(takeNext);
  };

  const run = async (task: Task): Promise<void> => {
    const { reader, filesRead } = takeReader();
    running++;
    try {
      const result = await reader.read(task.bytes);
      if (closed) task.reject(new ExtractorClosedError('The PDF reader was closed'));
      else task.resolve(result);
    } catch (error) {
      task.reject(closed ? new ExtractorClosedError('The PDF reader was closed') : error);
    } finally {
      running--;
      returnReader(reader, filesRead + 1);
    }
  };

  return {
    extract: (bytes) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new ExtractorClosedError('The PDF reader is closed'));
        queue.push({ bytes, resolve, reject });
        takeNext();
      }),
    async close() {
      closed = true;
      for (const task of queue.splice(0))
        task.reject(new ExtractorClosedError('The PDF reader was closed'));
      for (const { timer } of idle.splice(0)) clearTimeout(timer);
      await Promise.all([...alive].map((reader) => reader.end()));
    },
  };
}
