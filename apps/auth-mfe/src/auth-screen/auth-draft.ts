import { keep, readKept } from '@portal/auth-store';

/** Where what was typed is kept while the tab lives, so that a reload loses nothing but passwords, which are never kept. */
export const AUTH_DRAFT_STORAGE_KEY = 'auth-draft';

export interface AuthDraft {
  mode: 'login' | 'register';
  email: string;
  firstName: string;
  lastName: string;
}

const isDraft = (value: unknown): value is AuthDraft => {
  const { mode, email, firstName, lastName } = (value ?? {}) as Record<string, unknown>;
  return (
    (mode === 'login' || mode === 'register') &&
    [email, firstName, lastName].every((text) => typeof text === 'string')
  );
};
/** Read by hand: a schema library for one record of this page's own would be a sixth of the remote. */
const draftSchema = { safeParse: (value: unknown) => (isDraft(value) ? { data: value } : {}) };

export const EMPTY_AUTH_DRAFT: AuthDraft = {
  mode: 'login',
  email: '',
  firstName: '',
  lastName: '',
};

/** Storage that is forbidden counts as empty. */
export const readAuthDraft = (storage: Pick<Storage, 'getItem'>): AuthDraft =>
  readKept(storage, AUTH_DRAFT_STORAGE_KEY, draftSchema) ?? EMPTY_AUTH_DRAFT;

/** Keeps a draft; null takes it away. A full or forbidden storage is survived: the draft then lasts as long as the screen. */
export function keepAuthDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  draft: AuthDraft | null,
): void {
  keep(storage, AUTH_DRAFT_STORAGE_KEY, draft);
}
