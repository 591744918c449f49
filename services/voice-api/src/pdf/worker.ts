import { closeConsole, closeNetwork } from './confine';
import type { PdfResult } from './failure';
import { readPdf } from './read-pdf';
import { LENGTH_BYTES, MEMORY_EXIT_CODE, READY } from './worker-protocol';

// One PDF at a time, in a process of its own: whatever a hostile file does here, the server goes on.

const MEMORY_CHECK_INTERVAL_MS = 50;
const memoryLimitBytes = Number(process.argv[2]) * 1024 * 1024;

const answer = (line: string): boolean => process.stdout.write(`${line}\n`);

const giveUp = (): never => process.exit(MEMORY_EXIT_CODE);

/** The server watches this process too, where the system lets it; a file that decodes without a pause keeps this from running. */
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
    // What V8 says where the limit of the process leaves nothing to give.
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
// A fault in a promise that nobody waits for ends no reading by itself: the limits do, where it hangs for that.
process.on('unhandledRejection', () => undefined);
// The server closes the input, or is gone.
void serve().finally(() => process.exit(0));
answer(READY);
