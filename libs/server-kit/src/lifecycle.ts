/**
 * Tracks the unfinished work of a process and whether it is shutting down. A process has one, which
 * all of its servers share.
 */
export interface Lifecycle {
  /**
   * Whether the process is shutting down. If so, `/ready` fails, and connections are closed after
   * their response.
   */
  readonly draining: boolean;
  /**
   * Starts the shutdown.
   * @returns whether a shutdown handler was called; if not, the process may just exit
   */
  drain(): boolean;
  /** Registers a handler that shuts part of the process down. */
  onDrain(end: () => void): void;
  /**
   * Registers unfinished work, to be reported if the shutdown takes too long.
   * @param what a few words for the log, without ids or personal data
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
