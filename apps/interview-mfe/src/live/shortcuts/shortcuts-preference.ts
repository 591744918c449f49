import { createSnapshotStore, type SnapshotStore } from '../../store/snapshot-store';

const KEY = 'portal.shortcuts';

/** Whether single keys do anything: a person whose tools send letters switches them off, for good (WCAG 2.1.4). */
export class ShortcutsPreference {
  readonly store: SnapshotStore<{ on: boolean }>;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
    let on = true;
    try {
      on = storage.getItem(KEY) !== 'off';
    } catch {
      // Storage may be forbidden: then the preference lasts as long as the page.
    }
    this.store = createSnapshotStore({ on });
  }

  set(on: boolean): void {
    this.store.setState({ on });
    try {
      this.#storage.setItem(KEY, on ? 'on' : 'off');
    } catch {
      // As above.
    }
  }
}
