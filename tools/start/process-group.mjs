import { spawn } from 'node:child_process';

/** Process groups that this process started and that are still running. */
const running = new Set();

/** Kills the groups whenever this process exits, even after an uncaught error. */
process.on('exit', () =>
  [...running].forEach(({ pid }) => pid !== undefined && signalGroup(pid, 'SIGKILL')),
);

/**
 * Starts a command as the leader of its own process group, so that the command and its children can
 * be ended together, and Ctrl-C reaches only this process.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: process.platform !== 'win32' });
  running.add(child);
  const forget = () => running.delete(child);
  child.once('exit', forget);
  child.once('error', forget);
  return child;
}

/** Whether any process in the group still exists. */
export function groupAlive(pid) {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}

function signalGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // The process has already ended.
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Terminates the whole group, and kills what is left of it after `graceMs`. Resolves when all its
 * processes are gone.
 */
export async function stopGroup(pid, graceMs = 5_000) {
  signalGroup(pid, 'SIGTERM');
  const deadline = performance.now() + graceMs;
  while (groupAlive(pid) && performance.now() < deadline) await pause(50);
  if (groupAlive(pid)) await killGroup(pid);
}

/**
 * Terminates only the group's leader, as a container runtime does, so that the leader can end its
 * own children. Kills the rest of the group when the leader is gone, or after `graceMs`.
 */
export async function stopLeader(pid, graceMs = 5_000) {
  const ask = (signal) => {
    try {
      return process.kill(pid, signal);
    } catch {
      return false;
    }
  };
  ask('SIGTERM');
  const deadline = performance.now() + graceMs;
  while (ask(0) && performance.now() < deadline) await pause(50);
  await killGroup(pid);
}

/** Kills the whole group, and waits up to two seconds for all its processes to end. */
export async function killGroup(pid) {
  signalGroup(pid, 'SIGKILL');
  const deadline = performance.now() + 2_000;
  while (groupAlive(pid) && performance.now() < deadline) await pause(20);
}

/** Terminates every process group that is still running, such as that of an install or a build. */
export async function stopAllGroups(graceMs) {
  await Promise.all(
    [...running].map((child) =>
      child.pid === undefined ? undefined : stopGroup(child.pid, graceMs),
    ),
  );
}
