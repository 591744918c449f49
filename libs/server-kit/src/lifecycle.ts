/**
 * Pending work of a process, and whether it is stopping. One per process, shared by its servers.
 */
export interface Lifecycle {
  /** Whether the process is stopping: `/ready` fails and connections close after their response. */
  readonly draining: boolean;
  /** Starts the shutdown. @returns whether there was a shutdown handler to run. */
  drain(): boolean;
  /** Registers a shutdown handler. Without one, the process may just exit. */
  onDrain(end: () => void): void;
  /**
   * Registers work that must finish before the process exits.
   * @param what a few words for the log: no ids, no personal data
   * @returns a function to call when the work is done
   */
  begin(what: string): () => void;
  /** Unfinished work, such as `POST /api/resume/upload ×2`. */
  underWay(): string[];
}

export function createLifecycle(): Lifecycle {
  const counts = new Map<string, number>();
  const endings: (() => void)[] = [];
  let draining = false;
  return {
    get draining() {
      return draining;
    },
    drain() {
      if (draining) return true;
      draining = true;
      for (const end of endings) end();
      return endings.length > 0;
    },
    onDrain(end) {
      endings.push(end);
    },
    begin(what) {
      counts.set(what, (counts.get(what) ?? 0) + 1);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        const left = (counts.get(what) ?? 1) - 1;
        if (left === 0) counts.delete(what);
        else counts.set(what, left);
      };
    },
    underWay: () => [...counts].map(([what, count]) => (count === 1 ? what : `${what} ×${count}`)),
  };
}
