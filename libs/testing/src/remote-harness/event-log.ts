import { createStore } from 'zustand/vanilla';

const KEPT = 50;

/** Creates the log of events that the harness shows, newest first. */
export function createEventLog() {
  const store = createStore<{ events: readonly string[] }>(() => ({ events: [] }));
  return {
    store,
    add: (words: string): void =>
      store.setState(({ events }) => ({ events: [words, ...events].slice(0, KEPT) })),
  };
}
export type EventLog = ReturnType<typeof createEventLog>;
