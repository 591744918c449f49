import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { shortcutOf, SHORTCUTS, type ShortcutAction } from './shortcuts';
import { ShortcutsPreference } from './shortcuts-preference';

export interface Shortcuts {
  on: boolean;
  set(on: boolean): void;
  /** For `aria-keyshortcuts`; undefined while they are off. */
  keyOf(action: ShortcutAction): string | undefined;
}

/** Single keys for the room's controls, as long as the screen is there. */
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
