import { keep, readKept } from '@portal/auth-store';
import * as z from '@portal/protocol/zod';
import type { Corrections } from './corrections';

/** Where unsaved corrections are kept while the tab lives, so that a reload or an error loses none. */
export const CORRECTIONS_STORAGE_KEY = 'resume-corrections';

const facts = z.array(z.string());
const correctionsSchema = z.object({
  name: z.string(),
  years: z.string(),
  skills: facts,
  titles: facts,
  employers: facts,
  projects: facts,
  pending: z.object({
    skills: z.string(),
    titles: z.string(),
    employers: z.string(),
    projects: z.string(),
  }),
});
const keptSchema = z.object({
  userId: z.string(),
  byResume: z.record(z.string(), correctionsSchema),
});

/** Unsaved corrections by the resume they belong to. */
export type CorrectionsByResume = Readonly<Record<string, Corrections>>;

/** Those of this person, or none. Storage that is forbidden counts as empty. */
export function readCorrections(
  storage: Pick<Storage, 'getItem'>,
  userId: string,
): CorrectionsByResume {
  const kept = readKept(storage, CORRECTIONS_STORAGE_KEY, keptSchema);
  return kept?.userId === userId ? kept.byResume : {};
}

/** A full or forbidden storage is survived: the corrections then last as long as the screen. */
export function rememberCorrections(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  userId: string,
  byResume: CorrectionsByResume,
): void {
  keep(
    storage,
    CORRECTIONS_STORAGE_KEY,
    Object.keys(byResume).length === 0 ? null : { userId, byResume },
  );
}
