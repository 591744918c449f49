import { spawn } from 'node:child_process';

/** Running process groups that this process started; all end with it. */
const running = new Set();

/** After an uncaught error, kill them too. */
process.on('exit', () =>
  [...running].forEach(({ pid }) => pid !== undefined && signalGroup(pid, 'SIGKILL')),
);

/**
 * Starts a command as the leader of its own process group, so that its children end with it and
 * only we get Ctrl-C.
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

/** Whether a process of the group still exists. */
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
    // It has ended by itself.
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Terminates the whole group, and kills it after `graceMs`. Resolves when all its processes are
 * gone.
 */
export async function stopGroup(pid, graceMs = 5_000) {
  signalGroup(pid, 'SIGTERM');
  const deadline = performance.now() + graceMs;
  while (groupAlive(pid) && performance.now() < deadline) await pause(50);
  if (groupAlive(pid)) await killGroup(pid);
}

/**
 * Terminates only the group's leader, which ends its own children, as a container runtime does;
 * kills all of them after `graceMs`.
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

/** Kills the whole group. Resolves when all its processes are gone. */
export async function killGroup(pid) {
  signalGroup(pid, 'SIGKILL');
  const deadline = performance.now() + 2_000;
  while (groupAlive(pid) && performance.now() < deadline) await pause(20);
}

/** Ends everything that still runs, such as an install or a build. */
export async function stopAllGroups(graceMs) {
  await Promise.all(
    [...running].map((child) =>
      child.pid === undefined ? undefined : stopGroup(child.pid, graceMs),
    ),
  );
}
