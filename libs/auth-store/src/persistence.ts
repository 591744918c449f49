import { AUTH_STORAGE_KEY, type PersistedAuth } from '@portal/protocol';
import { nullable, object, parser, text, type Decoder } from '@portal/protocol/decoder';
import { keep, readKept } from './kept';

export type AuthStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const field = nullable(text);
const fields: Record<keyof PersistedAuth, Decoder<string | null>> = {
  userId: field,
  email: field,
  firstName: field,
  lastName: field,
  accessToken: field,
  sessionId: field,
};
/** What of the session is kept. */
export const PERSISTED_FIELDS = Object.keys(fields) as (keyof PersistedAuth)[];
/** As `persistedAuthSchema`: it is read as the page starts, before there is a schema library. */
export const persistedAuthParser = parser(object<PersistedAuth>(fields));

/** The kept session, or null: nothing kept, not JSON, or of another shape. Storage that is forbidden counts as empty. */
export const readPersistedAuth = (storage: Pick<AuthStorage, 'getItem'>): PersistedAuth | null =>
  readKept(storage, AUTH_STORAGE_KEY, persistedAuthParser);

/** Keeps exactly the fields of `PersistedAuth`; null removes the entry. A full or forbidden storage is survived: the session then lasts as long as the page. */
export function writePersistedAuth(
  storage: Pick<AuthStorage, 'setItem' | 'removeItem'>,
  auth: PersistedAuth | null,
): void {
  const kept = auth === null ? null : persistedAuthParser.safeParse(auth).data;
  // What is no session replaces none.
  if (kept !== undefined) keep(storage, AUTH_STORAGE_KEY, kept);
}
