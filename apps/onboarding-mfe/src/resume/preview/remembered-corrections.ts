import { keep, readKept } from '@portal/auth-store';
import * as z from '@portal/protocol/zod';
import type { Corrections } from './corrections';

/** `sessionStorage` key for unsaved corrections, which survive a reload or a crash. */
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

export type CorrectionsByResume = Readonly<Record<string, Corrections>>;

/**
 * Returns this user's unsaved corrections, keyed by resume id. Returns an empty object if there are
 * none or storage is unavailable.
 */
export function readCorrections(
  storage: Pick<Storage, 'getItem'>,
  userId: string,
): CorrectionsByResume {
  const kept = readKept(storage, CORRECTIONS_STORAGE_KEY, keptSchema);
  return kept?.userId === userId ? kept.byResume : {};
}

/** Stores the unsaved corrections. Does nothing if storage is unavailable or full. */
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
