import { existsSync } from 'node:fs';
import type { PdfResult } from './failure';
import { createReader, type Reader, type ReaderLimits } from './reader';

/** A reader that has read this many files is replaced by a fresh one. */
const FILES_PER_READER = 50;
/** A reader with nothing to do this long is ended, so that its memory is given back. */
const IDLE_MS = 60_000;

/** Reads PDFs; the port that uploads and their processing know. */
export interface PdfExtractor {
  /** Text of a PDF, or why there is none. Rejects once closed, and where another attempt may read it: no reader could be started, or it crashed. */
  extract(bytes: Uint8Array): Promise<PdfResult>;
  /** Ends all reading processes; jobs in progress and in the queue are rejected. */
  close(): Promise<void>;
}

export interface PdfExtractorOptions extends Partial<ReaderLimits> {
  /** Script of the reading process, the built `worker.ts`. */
  workerUrl: URL;
  /** PDFs read at the same time; the rest wait their turn. */
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
 * Reads PDFs in processes of their own, one file at a time in each, by turns.
 * A process that takes too long, needs too much memory or dies is replaced, and only its own file fails.
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

  const putAside = (reader: Reader, filesRead: number): void => {
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
      putAside(reader, filesRead + 1);
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
