import { keep, readKept } from '@portal/auth-store';
import * as z from '@portal/protocol/zod';

/** Where what was typed is kept while the tab lives, so that a reload loses nothing but passwords, which are never kept. */
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
