import type { PdfFailure, PdfResult } from './failure';
import { residentBytes, startReader, type ReaderProcess } from './reader-process';
import { lengthOf, MAX_LINE_BYTES, MEMORY_EXIT_CODE, parseResult, READY } from './worker-protocol';

const MEMORY_CHECK_INTERVAL_MS = 25;
/** How V8 and the kernel end a process that gets no more memory. */
const MEMORY_SIGNALS: (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'];
const NEWLINE = 0x0a;
/** Of its memory limit, what a reader may still hold of one file when the next comes: a reader that has just started holds 60 MB of 384. */
const HELD_SHARE = 0.4;

/** The reader did not come up: a fault of the installation, not of a file. */
export class ReaderNotStartedError extends Error {
  override readonly name = 'ReaderNotStartedError';
}

/** The reader died at a file for no reason that is known of the file: another attempt may read it. */
export class ReaderCrashedError extends Error {
  override readonly name = 'ReaderCrashedError';
}

/** A process that reads one PDF after the other, and is given up after a failure. */
export interface Reader {
  /**
   * Text of a file, or why there is none; where this process is to blame or suspect, it is ended.
   * @throws ReaderNotStartedError where the process ends before it could read.
   * @throws ReaderCrashedError where it dies while it reads, and not by its limits.
   */
  read(bytes: Uint8Array): Promise<PdfResult>;
  /** Whether another file may be given to it. */
  readonly usable: boolean;
  /** Ends the process, at whatever it is, and waits until it is gone; a read in progress fails. */
  end(): Promise<void>;
  /** Resolves when the process is gone. */
  readonly exited: Promise<void>;
}

export interface ReaderLimits {
  /** From handing over a file to its result, the start of the process included. */
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

  // A reader that dies while a file goes to it: the exit tells.
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
  holdProcess(child, false);

  return {
    get usable() {
      return usable;
    },
    end,
    exited,
    read(bytes) {
      holdProcess(child, true);
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
          holdProcess(child, false);
          resolve(result);
        };
        const timer = setTimeout(() => fail('too_slow'), timeLimitMs);
        const memoryWatch = setInterval(() => {
          if (shareOfMemory() > 1) fail('too_much_memory');
        }, MEMORY_CHECK_INTERVAL_MS);
        handleLine = (line) => {
          const result = parseResult(line);
          // What failed may have left something behind, and what took much memory counts against the next file: that gets a fresh process.
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

/** What a reader ended by itself, or was ended by the system, means for its file; null for a crash. */
function causeOf(code: number | null, signal: NodeJS.Signals | null): PdfFailure | null {
  if (code === MEMORY_EXIT_CODE || MEMORY_SIGNALS.includes(signal)) return 'too_much_memory';
  return signal === 'SIGXCPU' ? 'too_slow' : null;
}

/** An idle reader does not keep this process from ending. */
function holdProcess(child: ReaderProcess, hold: boolean): void {
  const pipes = [child.stdin, child.stdout] as unknown as { ref(): void; unref(): void }[];
  for (const one of [child, ...pipes])
    if (hold) one.ref();
    else one.unref();
}
