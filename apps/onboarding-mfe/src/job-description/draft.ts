import { keep, readKept } from '@portal/auth-store';
import * as z from '@portal/protocol/zod';

/** Where what was typed is kept while the tab lives, so that a reload loses nothing. */
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

/** The draft of this person, or an empty one. Storage that is forbidden counts as empty. */
export function readDraft(storage: Pick<Storage, 'getItem'>, userId: string): JobDescriptionDraft {
  const kept = readKept(storage, JD_DRAFT_STORAGE_KEY, keptSchema);
  if (kept?.userId !== userId) return EMPTY_DRAFT;
  const { userId: _, ...draft } = kept;
  return draft;
}

/** Keeps a draft; null takes it away. A full or forbidden storage is survived: the draft then lasts as long as the dialog. */
export function keepDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  userId: string,
  draft: JobDescriptionDraft | null,
): void {
  keep(storage, JD_DRAFT_STORAGE_KEY, draft && { userId, ...draft });
}
