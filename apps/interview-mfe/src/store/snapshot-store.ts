import { createStore, type StoreApi } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';

/** A zustand store that accepts partial state updates. */
export interface SnapshotStore<T> extends Omit<StoreApi<T>, 'setState'> {
  /**
   * Merges `change` into the state. Listeners are notified only if a value changes, because some
   * values are set every second and the page should not re-render each time.
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
