import { AUTH_STORAGE_KEY, persistedAuthSchema, type PersistedAuth } from '@portal/protocol';
import { keep, readKept } from './kept';

export type AuthStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What of the session is kept. */
export const PERSISTED_FIELDS = Object.keys(persistedAuthSchema.shape) as (keyof PersistedAuth)[];

/** The kept session, or null: nothing kept, not JSON, or of another shape. Storage that is forbidden counts as empty. */
export const readPersistedAuth = (storage: Pick<AuthStorage, 'getItem'>): PersistedAuth | null =>
  readKept(storage, AUTH_STORAGE_KEY, persistedAuthSchema);

/** Keeps exactly the fields of `PersistedAuth`; null removes the entry. A full or forbidden storage is survived: the session then lasts as long as the page. */
export function writePersistedAuth(
  storage: Pick<AuthStorage, 'setItem' | 'removeItem'>,
  auth: PersistedAuth | null,
): void {
  const kept = auth === null ? null : persistedAuthSchema.safeParse(auth).data;
  // What is no session replaces none.
  if (kept !== undefined) keep(storage, AUTH_STORAGE_KEY, kept);
}
