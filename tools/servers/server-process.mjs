import { closeSync, openSync, readFileSync } from 'node:fs';
import { groupAlive, spawnGroup, stopGroup } from '../start/process-group.mjs';
import { tail } from '../start/run.mjs';
import { StartError } from '../start/report.mjs';
import { serverUser } from './owner.mjs';

const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 25;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Manages a third-party server for a test or a local cluster. It is started, stopped, killed and
 * restarted only on request, never automatically.
 * @param {{ name: string, command: string, args: string[], env?: Record<string, string>, input?:
 *   string, logFile: string, ready(pid: number): Promise<boolean>, endSignal: NodeJS.Signals,
 *   crashSignal: NodeJS.Signals }} definition
 * `input`: written to its standard input. `endSignal`: shuts it down cleanly. `crashSignal`: makes
 * it exit without cleaning up.
 */
export function createServerProcess({
  name,
  command,
  args,
  env = {},
  input,
  logFile,
  ready,
  endSignal,
  crashSignal,
}) {
  let child = null;

  async function end(signal) {
    const ending = child;
    child = null;
    if (ending === null) return;
    const gone = ending.pid === undefined || ending.exitCode !== null || ending.signalCode !== null;
    const ended = gone ? Promise.resolve() : new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    const tooLate = setTimeout(() => ending.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(tooLate);
    if (ending.pid !== undefined && groupAlive(ending.pid)) await stopGroup(ending.pid, 0);
  }

  async function start() {
    if (child !== null) return;
    const log = openSync(logFile, 'a', 0o600);
    const started = spawnGroup(command, args, {
      ...serverUser(),
      cwd: '/',
      env: { PATH: process.env.PATH, ...env },
      stdio: [input === undefined ? 'ignore' : 'pipe', log, log],
    });
    closeSync(log);
    started.stdin?.end(input);
    child = started;
    let failure = null;
    started.once('error', (error) => {
      failure = error.message;
    });
    started.once('exit', (code, signal) => {
      failure = `it ended (${signal ?? `exit code ${code}`})`;
    });
    const deadline = performance.now() + READY_TIMEOUT_MS;
    while (failure === null && performance.now() < deadline) {
      if (await ready(started.pid)) return;
      await pause(POLL_MS);
    }
    await end('SIGKILL');
    throw new StartError(
      `${name} did not start: ${failure ?? 'not ready in time'}. ${tail(readFileSync(logFile, 'utf8'))}`,
    );
  }

  return {
    /** Process ID of the process group's leader; null while the server is not running. */
    get pid() {
      return child?.pid ?? null;
    },
    start,
    stop: () => end(endSignal),
    /** Crashes the server: unwritten data is lost, and connections break. */
    kill: () => end(crashSignal),
    /**
     * Restarts the server with the same data and port. The server may be running, stopped or
     * killed.
     */
    async restart() {
      await end(endSignal);
      await start();
    },
  };
}
