import { useCallback, useState } from 'react';
import { keepDraft, readDraft, type JobDescriptionDraft } from './draft';

export interface DraftHandle {
  draft: JobDescriptionDraft;
  change(change: Partial<JobDescriptionDraft>): void;
  /** The draft became a job description: nothing is kept. */
  forget(): void;
}

/** What was typed, kept in the tab's storage. */
export function useDraft(userId: string, storage: Storage): DraftHandle {
  const [draft, setDraft] = useState(() => readDraft(storage, userId));
  const change = (part: Partial<JobDescriptionDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(storage, userId, next);
  };
  const forget = useCallback(() => keepDraft(storage, userId, null), [storage, userId]);
  return { draft, change, forget };
}
