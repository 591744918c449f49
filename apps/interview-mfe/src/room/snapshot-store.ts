/**
 * A value that can be watched: `subscribe` and `getSnapshot` are the two functions React's `useSyncExternalStore`
 * wants, and nothing here knows of React.
 */
export class SnapshotStore<T extends object> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(initial: T) {
    this.#value = initial;
  }

  readonly getSnapshot = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Replaces the named fields. Nobody is told when every one of them is what it was. */
  patch(change: Partial<T>): void {
    const changed = (Object.keys(change) as (keyof T)[]).some(
      (key) => !Object.is(change[key], this.#value[key]),
    );
    if (!changed) return;
    this.#value = { ...this.#value, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}
