import { keep, readKept } from '@portal/auth-store';
import * as z from '@portal/protocol/zod';

/**
 * `sessionStorage` key for the form draft. The draft survives reloads and never includes passwords.
 */
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

/** Returns the stored draft, or an empty one if there is none or storage is unavailable. */
export const readAuthDraft = (storage: Pick<Storage, 'getItem'>): AuthDraft =>
  readKept(storage, AUTH_DRAFT_STORAGE_KEY, draftSchema) ?? EMPTY_AUTH_DRAFT;

/**
 * Stores a draft, or removes it if `draft` is null. Does nothing if storage is unavailable or full.
 */
export function keepAuthDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  draft: AuthDraft | null,
): void {
  keep(storage, AUTH_DRAFT_STORAGE_KEY, draft);
}
