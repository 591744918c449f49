import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** A reader and the two pipes to it; it has no other door. */
export type ReaderProcess = ChildProcessByStdio<Writable, Readable, null>;

/** Heap of V8 as a share of all memory that a reader may have; decompressed streams lie outside it. */
const HEAP_SHARE = 0.75;
/** What a reader may have reserved beyond what it may use: the stacks of its threads and code. */
const RESERVE_MB = 256;
/** Seconds of processor time in a reader's whole life: ends one whose server was killed while it was busy. */
const CPU_LIMIT_S = 120;

/** The limits of the system, set by the shell that then becomes the reader: data segment in kilobytes, no core file, processor time; first to go where the machine runs out of memory. */
const WITH_LIMITS =
  'ulimit -d "$0"; ulimit -c 0; ulimit -t "$1"; shift; (echo 1000 > /proc/self/oom_score_adj) 2>/dev/null; exec "$@"';

/**
 * Starts a process that reads PDFs: no network, no file but its own script and the parser, no other process, no variable of this one.
 * Memory is limited by Node, by the system where there is a POSIX shell, and by whoever watches `residentBytes`.
 * @param script the built `worker.ts`
 * @param memoryLimitMb resident memory that the reader may have
 */
export function startReader(script: URL, memoryLimitMb: number): ReaderProcess {
  const path = realpathSync(fileURLToPath(script));
  const parser = dirname(dirname(createRequire(import.meta.url).resolve('unpdf')));
  const node = [
    permissionFlag(),
    `--allow-fs-read=${path}`,
    `--allow-fs-read=${parser}${sep}`,
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    `--max-old-space-size=${Math.round(HEAP_SHARE * memoryLimitMb)}`,
    path,
    String(memoryLimitMb),
  ];
  const options = {
    env: {},
    cwd: dirname(path),
    stdio: ['pipe', 'pipe', 'ignore'] as ['pipe', 'pipe', 'ignore'],
  };
  if (process.platform === 'win32') return spawn(process.execPath, node, options);
  const dataKb = (memoryLimitMb + RESERVE_MB) * 1024;
  return spawn(
    '/bin/sh',
    ['-c', WITH_LIMITS, String(dataKb), String(CPU_LIMIT_S), process.execPath, ...node],
    options,
  );
}

/** Node 20 knows its permissions under their first name only. */
function permissionFlag(): string {
  return process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
}

/** Resident memory of a process, in bytes; null where the system does not tell. */
export function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
