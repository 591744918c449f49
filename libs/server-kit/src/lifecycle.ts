/** What a process is still doing, and whether it has been told to end. One for each process, shared by its servers. */
export interface Lifecycle {
  /** Whether the process takes no more work: `/ready` says so, and connections close after their answer. */
  readonly draining: boolean;
  /** Tells the process to end. @returns whether something of it has to be ended first; then that has begun. */
  drain(): boolean;
  /** Says what ends the process in order: without it, it may simply exit. */
  onDrain(end: () => void): void;
  /**
   * Notes work that the process does not end without.
   * @param what a few words for the log: no ids, nothing a person wrote.
   * @returns what is called once the work has ended.
   */
  begin(what: string): () => void;
  /** Work that has begun and not ended, such as `POST /api/resume/upload ×2`. */
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
