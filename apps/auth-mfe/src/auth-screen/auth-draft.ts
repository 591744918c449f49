import { keep, readKept } from '@portal/auth-store';
import * as z from '@portal/protocol/zod';

/** `sessionStorage` key of the form's content, kept across reloads. Passwords are never stored. */
export const AUTH_DRAFT_STORAGE_KEY = 'auth-draft';

const draftSchema = z.object({
  mode: z.enum(['login', 'register']),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type AuthDraft = z.infer<typeof draftSchema>;

export const EMPTY_AUTH_DRAFT: AuthDraft = {
  mode: 'login',
  email: '',
  firstName: '',
  lastName: '',
};

/** Returns an empty draft if storage is unavailable. */
export const readAuthDraft = (storage: Pick<Storage, 'getItem'>): AuthDraft =>
  readKept(storage, AUTH_DRAFT_STORAGE_KEY, draftSchema) ?? EMPTY_AUTH_DRAFT;

/** Stores a draft; null removes it. Ignores unavailable or full storage. */
export function keepAuthDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  draft: AuthDraft | null,
): void {
  keep(storage, AUTH_DRAFT_STORAGE_KEY, draft);
}
