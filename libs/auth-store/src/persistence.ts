import { AUTH_STORAGE_KEY, persistedAuthSchema, type PersistedAuth } from '@portal/protocol';

export type AuthStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The kept session, or null: nothing kept, not JSON, or of another shape. Storage that is forbidden counts as empty. */
export function readPersistedAuth(storage: Pick<AuthStorage, 'getItem'>): PersistedAuth | null {
  try {
    const raw = storage.getItem(AUTH_STORAGE_KEY);
    return raw === null ? null : (persistedAuthSchema.safeParse(JSON.parse(raw)).data ?? null);
  } catch {
    return null;
  }
}

/** Keeps exactly the fields of `PersistedAuth`; null removes the entry. A full or forbidden storage is survived: the session then lasts as long as the page. */
export function writePersistedAuth(storage: Pick<AuthStorage, 'setItem' | 'removeItem'>, auth: PersistedAuth | null): void {
  try {
    if (auth === null) storage.removeItem(AUTH_STORAGE_KEY);
    else storage.setItem(AUTH_STORAGE_KEY, JSON.stringify(persistedAuthSchema.parse(auth)));
  } catch {
    return;
  }
}
