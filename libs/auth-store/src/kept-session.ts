import { AUTH_STORAGE_KEY } from '@portal/protocol';

/** A kept session counts only whole: a token without its person, or the other way round, is signed out. */
export const isWhole = (kept: { userId: string | null; accessToken: string | null; sessionId: string | null }): boolean =>
  Boolean(kept.userId && kept.accessToken && kept.sessionId);

/** Whether the storage keeps a session, for code that runs before there is a store; a hint, as the entry's shape is not checked. Storage that is forbidden keeps none. */
export function keepsSession(storage: Pick<Storage, 'getItem'> | null): boolean {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(AUTH_STORAGE_KEY) ?? 'null');
    return kept !== null && isWhole(kept as Parameters<typeof isWhole>[0]);
  } catch {
    return false;
  }
}
