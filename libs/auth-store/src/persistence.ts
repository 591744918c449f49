import { AUTH_STORAGE_KEY, persistedAuthSchema, type PersistedAuth } from '@portal/protocol';
import { keep, readKept } from './json-storage';

export type AuthStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Names of the session fields that are stored. */
export const PERSISTED_FIELDS = Object.keys(persistedAuthSchema.shape) as (keyof PersistedAuth)[];

/**
 * Returns the stored session, or null if there is none, it isn't valid, or storage is unavailable.
 */
export const readPersistedAuth = (storage: Pick<AuthStorage, 'getItem'>): PersistedAuth | null =>
  readKept(storage, AUTH_STORAGE_KEY, persistedAuthSchema);

/**
 * Stores exactly the fields of `PersistedAuth`, or removes the entry if `auth` is null. Does
 * nothing if storage is unavailable or full.
 */
export function writePersistedAuth(
  storage: Pick<AuthStorage, 'setItem' | 'removeItem'>,
  auth: PersistedAuth | null,
): void {
  const kept = auth === null ? null : persistedAuthSchema.safeParse(auth).data;
  // Don't overwrite the stored session with an invalid one.
  if (kept !== undefined) keep(storage, AUTH_STORAGE_KEY, kept);
}
