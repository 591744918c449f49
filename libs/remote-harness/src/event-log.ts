/** What happened, newest first, for the harness to show. */
export interface EventLog {
  add(words: string): void;
  snapshot(): readonly string[];
  subscribe(listener: () => void): () => void;
}

const KEPT = 50;

export function createEventLog(): EventLog {
  let events: readonly string[] = [];
  const listeners = new Set<() => void>();
  return {
    add: (words) => {
      events = [words, ...events].slice(0, KEPT);
      listeners.forEach((listener) => listener());
    },
    snapshot: () => events,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
