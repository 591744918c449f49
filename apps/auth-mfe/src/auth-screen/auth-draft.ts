import { z } from 'zod';

/** Where what was typed is kept while the tab lives, so that a reload loses nothing but passwords, which are never kept. */
export const AUTH_DRAFT_STORAGE_KEY = 'auth-draft';

const draftSchema = z.object({ mode: z.enum(['login', 'register']), email: z.string(), firstName: z.string(), lastName: z.string() });
export type AuthDraft = z.infer<typeof draftSchema>;

export const EMPTY_AUTH_DRAFT: AuthDraft = { mode: 'login', email: '', firstName: '', lastName: '' };

/** Storage that is forbidden counts as empty. */
export function readAuthDraft(storage: Pick<Storage, 'getItem'>): AuthDraft {
  try {
    return draftSchema.safeParse(JSON.parse(storage.getItem(AUTH_DRAFT_STORAGE_KEY) ?? 'null')).data ?? EMPTY_AUTH_DRAFT;
  } catch {
    return EMPTY_AUTH_DRAFT;
  }
}

/** Keeps a draft; null takes it away. A full or forbidden storage is survived: the draft then lasts as long as the screen. */
export function keepAuthDraft(storage: Pick<Storage, 'setItem' | 'removeItem'>, draft: AuthDraft | null): void {
  try {
    if (draft === null) storage.removeItem(AUTH_DRAFT_STORAGE_KEY);
    else storage.setItem(AUTH_DRAFT_STORAGE_KEY, JSON.stringify(draft));
  } catch {
    return;
  }
}
