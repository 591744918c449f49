import { createStore, type StoreApi } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';

/** zustand's store, written by naming the fields that change. */
export interface SnapshotStore<T> extends Omit<StoreApi<T>, 'setState'> {
  /** Nobody is told where each of the fields is what it was: some are written every second, and what stands on the screen is drawn for news alone. */
  setState(change: Partial<T>): void;
}

/** A store of `initial`, for as long as its maker lives. */
export function createSnapshotStore<T extends object>(initial: T): SnapshotStore<T> {
  const store = createStore<T>(() => initial);
  return {
    ...store,
    setState: (change) =>
      store.setState((state) => (shallow({ ...state, ...change }, state) ? state : change)),
  };
}
