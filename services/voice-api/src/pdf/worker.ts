/**
 * Main script of the reader process, which reads PDFs one at a time. The process is separate from
 * the server, so that a hostile file cannot harm the server.
 */
import { closeConsole, closeNetwork } from './confine';
import type { PdfResult } from './failure';
import { readPdf } from './read-pdf';
import { LENGTH_BYTES, MEMORY_EXIT_CODE, READY } from './worker-protocol';

const MEMORY_CHECK_INTERVAL_MS = 50;
const memoryLimitBytes = Number(process.argv[2]) * 1024 * 1024;

const answer = (line: string): boolean => process.stdout.write(`${line}\n`);

const giveUp = (): never => process.exit(MEMORY_EXIT_CODE);

/**
 * Starts watching memory use, and exits the process if it exceeds the limit. Returns a function
 * that stops watching.
 *
 * Where the OS allows it, the server also checks memory use, because this timer cannot run while
 * the parser blocks the thread.
 */
function watchMemory(): () => void {
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > memoryLimitBytes) giveUp();
  }, MEMORY_CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<PdfResult> {
  const stopWatching = watchMemory();
  try {
    return await readPdf(bytes, giveUp);
  } catch (error) {
    // V8 throws a RangeError if an allocation exceeds the process limit. Report it as a memory
    // failure.
    return {
      ok: false,
      failure:
        error instanceof RangeError && /allocation failed/i.test(error.message)
          ? 'too_much_memory'
          : 'damaged',
    };
  } finally {
    stopWatching();
  }
}

async function serve(): Promise<void> {
  let length: number | null = null;
  let chunks: Buffer[] = [];
  let held = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    held += chunk.length;
    if (length === null && held >= LENGTH_BYTES) length = Buffer.concat(chunks).readUInt32BE(0);
    if (length === null || held < LENGTH_BYTES + length) continue;
    const bytes = new Uint8Array(length);
    bytes.set(Buffer.concat(chunks).subarray(LENGTH_BYTES));
    [length, chunks, held] = [null, [], 0];
    answer(JSON.stringify(await read(bytes)));
  }
}

closeNetwork();
closeConsole();
// Ignore rejected promises that the parser does not await. If the parser then hangs, the time limit
// ends the process.
process.on('unhandledRejection', () => undefined);
// Exit when the server closes stdin or dies.
void serve().finally(() => process.exit(0));
answer(READY);
