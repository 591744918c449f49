import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupAlive, stopGroup } from './process-group.mjs';
import { StartError } from './report.mjs';

/**
 * A note of who runs from a data folder: tells a second start from a run that was cut off.
 * @param {string} dataDir
 */
export function createRunRecord(dataDir) {
  const file = join(dataDir, 'run.json');
  const read = () => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return null;
    }
  };
  const alive = (pid) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };
  /** A process id is given out again after a while: only one whose command line is ours counts. Unknown outside Linux. */
  const looksLikeOurs = (pid, word) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word);
    } catch {
      return false;
    }
  };

  return {
    /** @throws {StartError} when another start is running on this folder. Processes that a killed one left behind are ended. */
    async claim() {
      const last = read();
      if (
        last !== null &&
        last.pid !== process.pid &&
        alive(last.pid) &&
        looksLikeOurs(last.pid, 'tools/')
      ) {
        throw new StartError(
          `Interview Portal is already running (pid ${last.pid}) at ${last.url}: use that one, or stop it with Ctrl-C there and start again.`,
        );
      }
      for (const { pid, word } of last?.groups ?? []) {
        if (groupAlive(pid) && looksLikeOurs(pid, word)) await stopGroup(pid);
      }
    },
    write(url, groups) {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, `${JSON.stringify({ pid: process.pid, url, groups }, null, 2)}\n`);
    },
    clear() {
      if (read()?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}
