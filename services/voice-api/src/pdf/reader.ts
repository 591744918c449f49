import type { PdfFailure, PdfResult } from './failure';
import { residentBytes, startReader, type ReaderProcess } from './reader-process';
import { lengthOf, MAX_LINE_BYTES, MEMORY_EXIT_CODE, parseResult, READY } from './worker-protocol';

const MEMORY_CHECK_INTERVAL_MS = 25;
/** Signals that V8 or the kernel uses to end a process that runs out of memory. */
const MEMORY_SIGNALS: (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'];
const NEWLINE = 0x0a;
/**
 * A reader is not reused if, after reading a file, it still holds more than this fraction of its
 * memory limit. A fresh reader holds about 60 MB of the default 384 MB.
 */
const HELD_SHARE = 0.4;

/**
 * Thrown when the reader process fails to start. The cause is a broken installation, not the file.
 */
export class ReaderNotStartedError extends Error {
  override readonly name = 'ReaderNotStartedError';
}

/** Thrown when the reader dies unexpectedly while reading a file. A retry may succeed. */
export class ReaderCrashedError extends Error {
  override readonly name = 'ReaderCrashedError';
}

/** A process that reads one PDF after another. */
export interface Reader {
  /**
   * Returns the text of a file, or the reason why it could not be read. A failure also ends the
   * process.
   * @throws ReaderNotStartedError if the process ends before it is ready
   * @throws ReaderCrashedError if the process dies during the read without exceeding a limit
   */
  read(bytes: Uint8Array): Promise<PdfResult>;
  readonly usable: boolean;
  /** Kills the process and waits until it has exited. Any read in progress fails. */
  end(): Promise<void>;
  /** Resolves when the process has exited. */
  readonly exited: Promise<void>;
}

export interface ReaderLimits {
  /** Maximum time from sending a file to receiving its result, including process startup (ms). */
  timeLimitMs: number;
  memoryLimitMb: number;
}

export function createReader(script: URL, { timeLimitMs, memoryLimitMb }: ReaderLimits): Reader {
  const child = startReader(script, memoryLimitMb);
  let ready = false;
  let usable = true;
  let killed = false;
  let received: Buffer[] = [];
  let receivedBytes = 0;
  let handleLine: (line: string) => void = () => void end();
  let handleExit: (failure: PdfFailure | null) => void = () => undefined;

  const exited = new Promise<void>((resolve) => {
    const handleEnd = (code: number | null, signal: NodeJS.Signals | null): void => {
      usable = false;
      handleExit(killed ? 'damaged' : causeOf(code, signal));
      resolve();
    };
    child.once('error', () => handleEnd(null, null)).once('exit', handleEnd);
  });
  const end = (): Promise<void> => {
    usable = false;
    killed = true;
    child.kill('SIGKILL');
    return exited;
  };

  const shareOfMemory = (): number =>
    (residentBytes(child.pid ?? 0) ?? 0) / (memoryLimitMb * 1024 * 1024);

  // Ignore write errors: if a reader dies while receiving a file, the write fails with EPIPE, and
  // the exit handler reports the failure.
  child.stdin.on('error', () => undefined);
  child.stdout.on('data', (chunk: Buffer) => {
    received.push(chunk);
    receivedBytes += chunk.length;
    if (receivedBytes > MAX_LINE_BYTES) return void end();
    if (!chunk.includes(NEWLINE)) return;
    const lines = Buffer.concat(received).toString('utf8').split('\n');
    received = [Buffer.from(lines.pop() ?? '')];
    receivedBytes = received[0]?.length ?? 0;
    for (const line of lines) {
      if (!ready && line === READY) ready = true;
      else handleLine(line);
    }
  });
  keepServerAlive(child, false);

  return {
    get usable() {
      return usable;
    },
    end,
    exited,
    read(bytes) {
      keepServerAlive(child, true);
      return new Promise<PdfResult>((resolve, reject) => {
        const fail = (failure: PdfFailure): void => {
          void end();
          settle({ ok: false, failure });
        };
        const settle = (result: PdfResult): void => {
          clearTimeout(timer);
          clearInterval(memoryWatch);
          handleLine = () => void end();
          handleExit = () => undefined;
          keepServerAlive(child, false);
          resolve(result);
        };
        const timer = setTimeout(() => fail('too_slow'), timeLimitMs);
        const memoryWatch = setInterval(() => {
          if (shareOfMemory() > 1) fail('too_much_memory');
        }, MEMORY_CHECK_INTERVAL_MS);
        handleLine = (line) => {
          const result = parseResult(line);
          // Don't reuse the process after a failure, because the file may have left something
          // behind. Don't reuse it either if it still holds a lot of memory, which would count
          // towards the next file's limit.
          if (!result?.ok || shareOfMemory() > HELD_SHARE) void end();
          settle(result ?? { ok: false, failure: 'damaged' });
        };
        handleExit = (failure) => {
          if (!ready) reject(new ReaderNotStartedError('The PDF reader could not be started'));
          if (failure === null) reject(new ReaderCrashedError('The PDF reader crashed'));
          settle({ ok: false, failure: failure ?? 'damaged' });
        };
        child.stdin.write(lengthOf(bytes));
        child.stdin.write(bytes);
      });
    },
  };
}

/**
 * Returns the failure for the limit that a reader exceeded, based on its exit code or signal, or
 * null if it crashed for any other reason.
 */
function causeOf(code: number | null, signal: NodeJS.Signals | null): PdfFailure | null {
  if (code === MEMORY_EXIT_CODE || MEMORY_SIGNALS.includes(signal)) return 'too_much_memory';
  return signal === 'SIGXCPU' ? 'too_slow' : null;
}

/** Sets whether the reader keeps this server process alive. An idle reader should not. */
function keepServerAlive(child: ReaderProcess, keep: boolean): void {
  const pipes = [child.stdin, child.stdout] as unknown as { ref(): void; unref(): void }[];
  for (const one of [child, ...pipes])
    if (keep) one.ref();
    else one.unref();
}
