import { keep, readKept } from '@portal/auth-store';
import { object, oneOf, parser, text } from '@portal/protocol/decoder';

/** Where what was typed is kept while the tab lives, so that a reload loses nothing. */
export const JD_DRAFT_STORAGE_KEY = 'job-description-draft';

export interface JobDescriptionDraft {
  tab: 'text' | 'file';
  jobTitle: string;
  companyName: string;
  content: string;
}

const keptParser = parser(
  object<JobDescriptionDraft & { userId: string }>({
    userId: text,
    tab: oneOf(['text', 'file']),
    jobTitle: text,
    companyName: text,
    content: text,
  }),
);

export const EMPTY_DRAFT: JobDescriptionDraft = {
  tab: 'text',
  jobTitle: '',
  companyName: '',
  content: '',
};

/** The draft of this person, or an empty one. Storage that is forbidden counts as empty. */
export function readDraft(storage: Pick<Storage, 'getItem'>, userId: string): JobDescriptionDraft {
  const kept = readKept(storage, JD_DRAFT_STORAGE_KEY, keptParser);
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
