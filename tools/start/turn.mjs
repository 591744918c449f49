import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const POLL_MS = 300;

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function take(file) {
  try {
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs work that two processes must not do at the same time, such as installing or building.
 * Ignores locks held by processes that have died.
 * @param {string} file the lock file
 * @param {() => void} onWait called once if another process holds the lock
 */
export async function inTurn(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    let holder = 0;
    try {
      holder = Number(readFileSync(file, 'utf8'));
    } catch {
      // Just released.
    }
    if (holder !== 0 && !alive(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) onWait();
    told = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.removeListener('exit', release);
  }
}
