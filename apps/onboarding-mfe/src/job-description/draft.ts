import { keep, readKept } from '@portal/auth-store';
import * as z from '@portal/protocol/zod';

/** `sessionStorage` key for the dialog's draft, which survives reloads. */
export const JD_DRAFT_STORAGE_KEY = 'job-description-draft';

const draftSchema = z.object({
  tab: z.enum(['text', 'file']),
  jobTitle: z.string(),
  companyName: z.string(),
  content: z.string(),
});
export type JobDescriptionDraft = z.infer<typeof draftSchema>;

const keptSchema = z.extend(draftSchema, { userId: z.string() });

export const EMPTY_DRAFT: JobDescriptionDraft = {
  tab: 'text',
  jobTitle: '',
  companyName: '',
  content: '',
};

/** Returns this user's draft, or an empty one if there is none or storage is unavailable. */
export function readDraft(storage: Pick<Storage, 'getItem'>, userId: string): JobDescriptionDraft {
  const kept = readKept(storage, JD_DRAFT_STORAGE_KEY, keptSchema);
  if (kept?.userId !== userId) return EMPTY_DRAFT;
  const { userId: _, ...draft } = kept;
  return draft;
}

/**
 * Stores a draft, or removes it if `draft` is null. Does nothing if storage is unavailable or full.
 */
export function keepDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  userId: string,
  draft: JobDescriptionDraft | null,
): void {
  keep(storage, JD_DRAFT_STORAGE_KEY, draft && { userId, ...draft });
}
