import { createStore } from 'zustand/vanilla';

const KEPT = 50;

/** Creates the event log that the harness shows, with the newest event first. */
export function createEventLog() {
  const store = createStore<{ events: readonly string[] }>(() => ({ events: [] }));
  return {
    store,
    add: (words: string): void =>
      store.setState(({ events }) => ({ events: [words, ...events].slice(0, KEPT) })),
  };
}
export type EventLog = ReturnType<typeof createEventLog>;
