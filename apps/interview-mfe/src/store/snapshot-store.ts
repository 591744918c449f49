import { createStore, type StoreApi } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';

/** A zustand store that is updated by partial state. */
export interface SnapshotStore<T> extends Omit<StoreApi<T>, 'setState'> {
  /**
   * Does not notify listeners if no field changed: some are set every second, and rendering should
   * follow real changes only.
   */
  setState(change: Partial<T>): void;
}

/** Creates a store with `initial` as its state. */
export function createSnapshotStore<T extends object>(initial: T): SnapshotStore<T> {
  const store = createStore<T>(() => initial);
  return {
    ...store,
    setState: (change) =>
      store.setState((state) => (shallow({ ...state, ...change }, state) ? state : change)),
  };
}
