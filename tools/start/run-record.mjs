import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupAlive, stopGroup } from './process-group.mjs';
import { StartError } from './report.mjs';

/**
 * Records which run of the system is using a data folder, so that the next run can tell whether
 * that one is still going or was interrupted.
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
  /**
   * Whether a process's command line contains `word`. The pid alone proves nothing, because pids
   * are reused. Always false outside Linux.
   */
  const looksLikeOurs = (pid, word) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word);
    } catch {
      return false;
    }
  };

  return {
    /**
     * Ends processes left over from a run that was killed.
     * @throws {StartError} if another run is using this folder.
     */
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
