import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second of Linux' process accounting (`getconf CLK_TCK`), and bytes of a page of memory. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4_096;

/** The fields of /proc/<pid>/stat behind the name, which may hold spaces; null where the process is gone. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

const ticksOf = (stat) => stat.slice(11, 13).reduce((sum, ticks) => sum + Number(ticks), 0);

/** Seconds of processor that a process has used, and its children (a database's connections are). */
export function processorSeconds(pid) {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ name, stat: statOf(name) }));
  const own = stats.filter(
    ({ name, stat }) => stat !== null && (name === String(pid) || stat[1] === String(pid)),
  );
  return own.reduce((sum, { stat }) => sum + ticksOf(stat), 0) / TICKS_PER_SECOND;
}

/** Resident memory in MB of 1,000,000 bytes. */
export const residentMb = (pid) =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1e6;
