import { createStore, type StoreApi } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';

/** A zustand store that is updated with partial states. */
export interface SnapshotStore<T> extends Omit<StoreApi<T>, 'setState'> {
  /**
   * Merges `change` into the state. Listeners are not notified if no value changes: some values are
   * set every second, and the page should not render then.
   */
  setState(change: Partial<T>): void;
}

export function createSnapshotStore<T extends object>(initial: T): SnapshotStore<T> {
  const store = createStore<T>(() => initial);
  return {
    ...store,
    setState: (change) =>
      store.setState((state) => (shallow({ ...state, ...change }, state) ? state : change)),
  };
}
