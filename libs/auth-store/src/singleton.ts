import type { AuthState } from '@portal/protocol';
import { useStore } from 'zustand';
import { createAuthStore } from './auth-store';

/**
 * Returns `localStorage` or, if the user has blocked it, in-memory storage that lasts until the
 * page closes.
 */
function localStorageOrMemory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return globalThis.localStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }
}

/** The page's only auth store. The host and the remotes share this module. */
export const auth = createAuthStore({ storage: localStorageOrMemory() });

/** The Zustand store, for code outside React. */
export const authStore = auth.store;
export const { setSession, setRoom, clearRoom, clear } = auth;

/**
 * Returns the part of the session that `selector` picks. The component re-renders when that part
 * changes.
 */
export function useAuth<T>(selector: (state: AuthState) => T): T {
  return useStore(authStore, selector);
}

/** Returns the signed-in user's initials. */
export function useInitials(): string {
  return useAuth(({ firstName, lastName, email }) =>
    initialsOf(firstName ?? '', lastName ?? '', email ?? ''),
  );
}

/**
 * Returns a user's initials or, if the user has no name, the first letter of the email address.
 * Arabic initials are separated by a space, so that the letters don't join.
 */
export function initialsOf(firstName: string, lastName: string, email: string): string {
  const letters = [firstName, lastName]
    .map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? '')
    .filter(Boolean);
  if (letters.length === 0) return [...email.trim()][0]?.toLocaleUpperCase() ?? '?';
  return letters.some((letter) => /\p{Script=Arabic}/u.test(letter))
    ? letters.join(' ')
    : letters.join('');
}
