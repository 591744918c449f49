import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { killGroup, spawnGroup, stopGroup, stopLeader } from './process-group.mjs';
import { StartError } from './report.mjs';
import { tail } from './run.mjs';

const POLL_MS = 150;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Whether a URL responds within two seconds with a success status or a 503. A 503 is accepted
 * because it means that the service is up and reporting what is missing.
 */
export async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok || response.status === 503;
  } catch {
    return false;
  }
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
const WINDOW_MS = 120_000;
const MOST_CRASHES = 6;

/**
 * Decides when to restart a crashed process. The delay grows with each crash. After several crashes
 * within a short time, the process is not restarted again.
 */
export function createRestartPolicy(now = () => performance.now()) {
  let crashes = [];
  return {
    /** Records a crash. Returns the delay before a restart (milliseconds), or null to give up. */
    crashed() {
      const at = now();
      crashes = [...crashes.filter((earlier) => at - earlier < WINDOW_MS), at];
      if (crashes.length >= MOST_CRASHES) return null;
      return Math.min(FIRST_DELAY_MS * 2 ** (crashes.length - 1), LONGEST_DELAY_MS);
    },
    forget() {
      crashes = [];
    },
  };
}

const ERROR_LEVEL = 50;

/**
 * Returns the last error in a service's log. A line of plain text counts as an error; a JSON line
 * counts only if its level is error or higher.
 */
export function lastComplaint(log) {
  const words = log
    .trim()
    .split('\n')
    .map((line) => {
      if (!line.startsWith('{')) return line;
      try {
        const { level, msg, err } = JSON.parse(line);
        return level >= ERROR_LEVEL ? [msg, err?.message].filter(Boolean).join(': ') : '';
      } catch {
        return '';
      }
    });
  return tail(words.join('\n'), 1);
}

/**
 * Keeps one service running: starts it, watches it, restarts it after a crash, and stops it
 * together with all its children.
 * @param {{ name: string, command: string, args: string[], cwd: string, env: Record<string, string
 *   | undefined>, logFile: string, health: string[] }} definition `health`: URLs that all respond
 *   once the service is ready.
 * @param {{ crashed(event: { name: string, how: string, lastWords: string, logFile: string,
 *   retryInMs: number | null }): void, recovered(name: string): void }} events
 */
export function createServiceProcess(definition, events, policy = createRestartPolicy()) {
  const { name, command, args, cwd, env, logFile, health } = definition;
  let child = null;
  let wanted = false;
  let retry = null;

  const lastWords = () =>
    existsSync(logFile) ? lastComplaint(readFileSync(logFile, 'utf8').slice(-8_000)) : '';

  function launch() {
    mkdirSync(dirname(logFile), { recursive: true });
    const log = openSync(logFile, 'a', 0o600);
    const started = spawnGroup(command, args, { cwd, env, stdio: ['ignore', log, log] });
    closeSync(log);
    child = started;
    started.once('error', (error) => ended(started, error.message));
    started.once('exit', (code, signal) =>
      ended(started, signal === null ? `exit code ${code}` : `signal ${signal}`),
    );
  }

  function ended(which, how) {
    if (child !== which) return;
    child = null;
    if (which.pid !== undefined) void stopGroup(which.pid, 2_000);
    if (!wanted) return;
    const retryInMs = policy.crashed();
    events.crashed({ name, how, lastWords: lastWords(), logFile, retryInMs });
    if (retryInMs === null) {
      wanted = false;
      return;
    }
    retry = setTimeout(() => {
      launch();
      void ready(60_000).then((isReady) => isReady && events.recovered(name));
    }, retryInMs);
  }

  async function end(how) {
    wanted = false;
    clearTimeout(retry);
    const pid = child?.pid;
    child = null;
    if (pid !== undefined) await how(pid);
  }

  async function ready(timeoutMs) {
    const deadline = performance.now() + timeoutMs;
    while (wanted && performance.now() < deadline) {
      if (child !== null && (await Promise.all(health.map(answers))).every(Boolean)) return true;
      await pause(POLL_MS);
    }
    return false;
  }

  return {
    name,
    get pid() {
      return child?.pid ?? null;
    },
    /**
     * Starts the service, and restarts it if it crashes. Resolves to true if it became ready in
     * time, otherwise to false.
     */
    async start(timeoutMs = 60_000) {
      if (wanted) return ready(timeoutMs);
      if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`);
      wanted = true;
      policy.forget();
      launch();
      return ready(timeoutMs);
    },
    /** Terminates the service, and kills it if it is still running after `graceMs`. */
    stop: (graceMs = 5_000) => end((pid) => stopGroup(pid, graceMs)),
    /** Terminates only the service's own process, which then ends its children. */
    stopAlone: (graceMs = 5_000) => end((pid) => stopLeader(pid, graceMs)),
    /**
     * Kills the service and its children, as a power failure would. It stays down until `start` is
     * called.
     */
    kill: () => end(killGroup),
  };
}

/**
 * Starts a service and waits until it is ready.
 * @throws StartError with the service's last error if it does not become ready.
 */
export async function startService(definition, timeoutMs = 60_000) {
  let lastWords = '';
  const service = createServiceProcess(definition, {
    crashed: (event) => {
      lastWords = event.lastWords;
    },
    recovered: () => undefined,
  });
  if (await service.start(timeoutMs)) return service;
  await service.stop();
  throw new StartError(`${definition.name} did not start. ${lastWords}`);
}
