/**
 * Tracks a process's unfinished work, and whether the process is shutting down. All servers in a
 * process share one lifecycle.
 */
export interface Lifecycle {
  /**
   * Whether the process is shutting down. If so, `/ready` fails, and each response closes its
   * connection.
   */
  readonly draining: boolean;
  /**
   * Starts the shutdown.
   * @returns whether there are shutdown handlers; if not, the process can simply exit
   */
  drain(): boolean;
  /** Registers a handler that shuts down part of the process. */
  onDrain(end: () => void): void;
  /**
   * Registers unfinished work, so that it can be reported if the shutdown takes too long.
   * @param what short description for the log, without ids or personal data
   * @returns a function to call when the work is done
   */
  begin(what: string): () => void;
  /** Returns descriptions of the unfinished work, such as `POST /api/resume/upload ×2`. */
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
