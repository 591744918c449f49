import { AUTH_STORAGE_KEY, persistedAuthSchema, type PersistedAuth } from '@portal/protocol';
import { keep, readKept } from './json-storage';

export type AuthStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The fields of the session that are stored. */
export const PERSISTED_FIELDS = Object.keys(persistedAuthSchema.shape) as (keyof PersistedAuth)[];

/**
 * The stored session, or null if missing, not JSON, or of another shape. Unavailable storage counts
 * as empty.
 */
export const readPersistedAuth = (storage: Pick<AuthStorage, 'getItem'>): PersistedAuth | null =>
  readKept(storage, AUTH_STORAGE_KEY, persistedAuthSchema);

/**
 * Stores exactly the fields of `PersistedAuth`; null removes the entry. Ignores unavailable or full
 * storage.
 */
export function writePersistedAuth(
  storage: Pick<AuthStorage, 'setItem' | 'removeItem'>,
  auth: PersistedAuth | null,
): void {
  const kept = auth === null ? null : persistedAuthSchema.safeParse(auth).data;
  // An invalid session doesn't overwrite the stored one.
  if (kept !== undefined) keep(storage, AUTH_STORAGE_KEY, kept);
}
