import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createSnapshotStore, type SnapshotStore } from '../../store/snapshot-store';
import { shortcutOf, SHORTCUTS, type ShortcutAction } from './shortcuts';

const STORAGE_KEY = 'portal.shortcuts';

/**
 * Stores whether single-key shortcuts are on. Speech input tools can send stray letters, so users
 * must be able to turn the shortcuts off (WCAG 2.1.4).
 */
export class ShortcutsPreference {
  readonly store: SnapshotStore<{ on: boolean }>;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
    let on = true;
    try {
      on = storage.getItem(STORAGE_KEY) !== 'off';
    } catch {
      // Storage is unavailable, so leave the shortcuts on.
    }
    this.store = createSnapshotStore({ on });
  }

  set(on: boolean): void {
    this.store.setState({ on });
    try {
      this.#storage.setItem(STORAGE_KEY, on ? 'on' : 'off');
    } catch {
      // Storage is unavailable, so keep the preference in memory only.
    }
  }
}

export interface Shortcuts {
  on: boolean;
  set(on: boolean): void;
  /** Returns the value for `aria-keyshortcuts`, or undefined while shortcuts are off. */
  keyOf(action: ShortcutAction): string | undefined;
}

/** Handles single-key shortcuts while the calling component is mounted. */
export function useShortcuts(actions: Readonly<Record<ShortcutAction, () => void>>): Shortcuts {
  const [preference] = useState(() => new ShortcutsPreference(localStorage));
  const { on } = useStore(preference.store);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!on) return;
    const handleKey = (event: KeyboardEvent) => {
      const action = shortcutOf(event, document);
      if (action === null) return;
      event.preventDefault();
      latest.current[action]();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [on]);
  return {
    on,
    set: (value) => preference.set(value),
    keyOf: (action) =>
      on ? SHORTCUTS.find((shortcut) => shortcut.action === action)?.key : undefined,
  };
}
