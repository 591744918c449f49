import { spawn } from 'node:child_process';

/** Every process group that this process started and that has not ended: leaving ends them all. */
const running = new Set();

/** Where we go without having stopped them (an error nobody caught), they do not stay behind. */
process.on('exit', () =>
  [...running].forEach(({ pid }) => pid !== undefined && signalGroup(pid, 'SIGKILL')),
);

/**
 * Starts a command as the leader of its own process group, so that its children end with it and Ctrl-C reaches us alone.
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

/** Whether a process of the group is still there. */
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
    // It ended by itself in the meantime.
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks the whole group to end, and after `graceMs` makes it. Resolves when no process of it is left. */
export async function stopGroup(pid, graceMs = 5_000) {
  signalGroup(pid, 'SIGTERM');
  const deadline = performance.now() + graceMs;
  while (groupAlive(pid) && performance.now() < deadline) await pause(50);
  if (groupAlive(pid)) await killGroup(pid);
}

/** Asks the one that leads the group to end, which ends its own children, as a container's runtime does; after `graceMs` all are made to. */
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

/** Ends the whole group at once. Resolves when no process of it is left. */
export async function killGroup(pid) {
  signalGroup(pid, 'SIGKILL');
  const deadline = performance.now() + 2_000;
  while (groupAlive(pid) && performance.now() < deadline) await pause(20);
}

/** Ends whatever is still running (an install, a build). */
export async function stopAllGroups(graceMs) {
  await Promise.all(
    [...running].map((child) =>
      child.pid === undefined ? undefined : stopGroup(child.pid, graceMs),
    ),
  );
}
