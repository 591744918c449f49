import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { PdfFailure, PdfResult } from './failure';
import { MEMORY_EXIT_CODE, type PdfJob, type PdfWorkerData } from './worker-protocol';

const MEMORY_CHECK_INTERVAL_MS = 100;

/** Reads PDFs; the port that uploads and their processing know. */
export interface PdfExtractor {
  /** Text of a PDF, or why there is none. Never rejects for what the file holds; rejects once closed. */
  extract(bytes: Uint8Array): Promise<PdfResult>;
  /** Ends all worker threads; jobs in progress and in the queue are rejected. */
  close(): Promise<void>;
}

export interface PdfExtractorOptions {
  /** Script of the worker thread, the built `worker.ts`. */
  workerUrl: URL;
  /** PDFs read at the same time; the rest wait their turn. */
  concurrency?: number;
  timeLimitMs?: number;
  memoryLimitMb?: number;
}

export class ExtractorClosedError extends Error {
  override readonly name = 'ExtractorClosedError';
}

interface Task {
  bytes: Uint8Array;
  resolve(result: PdfResult): void;
  reject(error: Error): void;
}

/**
 * Reads PDFs in worker threads, one file at a time in each, by turns.
 * A thread that takes too long, needs too much memory or dies is replaced, and only its own file fails.
 */
export function createPdfExtractor(options: PdfExtractorOptions): PdfExtractor {
  const { workerUrl, concurrency = 1, timeLimitMs = 10_000, memoryLimitMb = 384 } = options;
  if (!existsSync(workerUrl)) throw new Error(`The script of the PDF reader is missing: ${workerUrl.href}`);
  const limits = { timeLimitMs, processGrowthBytes: 2 * memoryLimitMb * 1024 * 1024 };
  const queue: Task[] = [];
  const idle: Worker[] = [];
  const running = new Map<Worker, Task>();
  let closed = false;

  const start = (): Worker => {
    const data: PdfWorkerData = { memoryLimitBytes: memoryLimitMb * 1024 * 1024 };
    const worker = new Worker(workerUrl, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb } });
    // Also after its task is settled a thread can report an error; without a listener that would end the process.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      const index = idle.indexOf(worker);
      if (index !== -1) idle.splice(index, 1);
    });
    return worker;
  };

  const takeNext = (): void => {
    if (closed || running.size >= concurrency) return;
    const task = queue.shift();
    if (!task) return;
    const worker = idle.pop() ?? start();
    running.set(worker, task);
    void runTask(worker, task.bytes, limits).then((outcome) => {
      running.delete(worker);
      if (outcome.workerUsable && !closed) {
        worker.unref();
        idle.push(worker);
      } else void worker.terminate();
      if (closed) task.reject(new ExtractorClosedError('The PDF reader was closed'));
      else task.resolve(outcome.result);
      takeNext();
    });
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
      for (const task of queue.splice(0)) task.reject(new ExtractorClosedError('The PDF reader was closed'));
      await Promise.all([...idle.splice(0), ...running.keys()].map((worker) => worker.terminate()));
    },
  };
}

interface Outcome { result: PdfResult; workerUsable: boolean }
interface Limits { timeLimitMs: number; processGrowthBytes: number }

/** Gives one file to a worker and listens until it answers, dies or goes beyond its limits. */
function runTask(worker: Worker, bytes: Uint8Array, limits: Limits): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome): void => {
      clearTimeout(timer);
      clearInterval(memoryWatch);
      worker.off('message', handleMessage).off('error', handleError).off('exit', handleExit);
      resolve(outcome);
    };
    const fail = (failure: PdfFailure): void => settle({ result: { ok: false, failure }, workerUsable: false });
    const handleMessage = (result: PdfResult): void => settle({ result, workerUsable: true });
    const handleError = (error: NodeJS.ErrnoException): void =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_much_memory' : 'damaged');
    const handleExit = (code: number): void => fail(code === MEMORY_EXIT_CODE ? 'too_much_memory' : 'damaged');
    const timer = setTimeout(() => fail('too_slow'), limits.timeLimitMs);
    // The thread watches its own memory, but not while it decodes without a pause; this is the net below.
    const rssAtStart = process.memoryUsage.rss();
    const memoryWatch = setInterval(() => {
      if (process.memoryUsage.rss() - rssAtStart > limits.processGrowthBytes) fail('too_much_memory');
    }, MEMORY_CHECK_INTERVAL_MS);
    worker.on('message', handleMessage).on('error', handleError).on('exit', handleExit);
    worker.ref();
    const copy = new Uint8Array(bytes);
    worker.postMessage({ bytes: copy } satisfies PdfJob, [copy.buffer]);
  });
}
