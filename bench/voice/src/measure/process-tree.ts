import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc, a constant in Linux's user-space interface. */
const TICKS = 100;

/** Resources used by a process and all its descendants. */
export interface TreeUse {
  processes: number;
  /** CPU time used so far, including that of children that have ended (s). */
  cpuS: number;
  /**
   * Resident memory (MB). `rssMb` counts shared pages in every process that uses them; `pssMb`
   * divides them among those processes.
   */
  rssMb: number;
  pssMb: number;
}

/**
 * Parses a line from `/proc/<pid>/stat`, starting after the process name, because the name may
 * contain brackets and spaces.
 */
export function readStat(line: string): { parent: number; cpuTicks: number } {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  // Fields 4 and 14 to 17 in proc(5): parent, utime, stime, cutime, cstime.
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, cpuTicks: utime + stime + cutime + cstime };
}

/** Returns the pids of all processes in the tree, including `root`. */
export function treeOf(root: number, parents: ReadonlyMap<number, number>): number[] {
  const children = new Map<number, number[]>();
  for (const [pid, parent] of parents) children.set(parent, [...(children.get(parent) ?? []), pid]);
  const tree: number[] = [];
  for (let waiting = [root]; waiting.length > 0;) {
    const pid = waiting.pop() ?? root;
    if (parents.has(pid)) tree.push(pid);
    waiting = [...waiting, ...(children.get(pid) ?? [])];
  }
  return tree;
}

function readStats(): Map<number, ReturnType<typeof readStat>> {
  const stats = new Map<number, ReturnType<typeof readStat>>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      stats.set(Number(name), readStat(readFileSync(`/proc/${name}/stat`, 'latin1')));
    } catch {
      // The process has ended in the meantime.
    }
  }
  return stats;
}

function memoryOf(pid: number): { rssKb: number; pssKb: number } {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
    const kb = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0);
    return { rssKb: kb('Rss'), pssKb: kb('Pss') };
  } catch {
    return { rssKb: 0, pssKb: 0 };
  }
}

const parentsIn = (stats: ReadonlyMap<number, { parent: number }>) =>
  new Map([...stats].map(([pid, { parent }]) => [pid, parent]));

/**
 * Measures the resources used by a process and all its descendants.
 * @param withMemory whether to measure memory, which takes a few milliseconds; otherwise it is
 *   reported as 0
 */
export function useOfTree(root: number, withMemory = true): TreeUse {
  const stats = readStats();
  const tree = treeOf(root, parentsIn(stats));
  const memory = withMemory ? tree.map(memoryOf) : [];
  return {
    processes: tree.length,
    cpuS: tree.reduce((sum, pid) => sum + (stats.get(pid)?.cpuTicks ?? 0), 0) / TICKS,
    rssMb: memory.reduce((sum, { rssKb }) => sum + rssKb, 0) / 1_024,
    pssMb: memory.reduce((sum, { pssKb }) => sum + pssKb, 0) / 1_024,
  };
}

/** Returns the pid of a process in the tree whose command line contains this word. */
export function findInTree(root: number, word: string): number | undefined {
  return treeOf(root, parentsIn(readStats())).find((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(word);
    } catch {
      // The process has ended in the meantime.
      return false;
    }
  });
}
