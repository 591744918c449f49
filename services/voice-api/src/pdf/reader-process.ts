import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** A reader process. Its stdin and stdout are the only way to communicate with it. */
export type ReaderProcess = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Fraction of the reader's memory limit that its V8 heap may use. Inflated streams are stored
 * outside the heap.
 */
const HEAP_SHARE = 0.75;
/** Extra memory that a reader can reserve beyond its limit, for code and thread stacks (MB). */
const RESERVE_MB = 256;
/**
 * Maximum total CPU time of a reader (seconds). Without this limit, a busy reader could keep
 * running after its server was killed.
 */
const CPU_LIMIT_S = 120;

/**
 * A shell command that sets OS limits and then replaces itself with the reader. It limits the data
 * segment (KB) and CPU time, disables core dumps, and makes the reader the OOM killer's first
 * choice.
 */
const WITH_LIMITS =
  'ulimit -d "$0"; ulimit -c 0; ulimit -t "$1"; shift; (echo 1000 > /proc/self/oom_score_adj) 2>/dev/null; exec "$@"';

/**
 * Starts a process that reads PDFs. It has no network access and no environment variables, cannot
 * start child processes, and can read only its own script and the parser's files.
 *
 * Its memory is limited by Node, by the OS (where there is a POSIX shell), and by the caller, which
 * watches `residentBytes`.
 * @param script URL of the script built from `worker.ts`
 * @param memoryLimitMb limit on resident memory
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

/**
 * Returns the flag that enables Node's permission model. In Node 20, the flag still has the prefix
 * `experimental`.
 */
function permissionFlag(): string {
  return process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
}

/** Returns the resident memory of a process in bytes, or null if the system does not report it. */
export function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
