import { z } from 'zod';
import type { Corrections } from './corrections';

/** Where unsaved corrections are kept while the tab lives, so that a reload or an error loses none. */
export const CORRECTIONS_STORAGE_KEY = 'resume-corrections';

const list = z.array(z.string());
const correctionsSchema: z.ZodType<Corrections> = z.object({
  name: z.string(), years: z.string(), skills: list, titles: list, employers: list, projects: list,
  pending: z.object({ skills: z.string(), titles: z.string(), employers: z.string(), projects: z.string() }),
});
const keptSchema = z.object({ userId: z.string(), byResume: z.record(z.string(), correctionsSchema) });

/** Unsaved corrections by the resume they belong to. */
export type CorrectionsByResume = Readonly<Record<string, Corrections>>;

/** Those of this person, or none. Storage that is forbidden counts as empty. */
export function readCorrections(storage: Pick<Storage, 'getItem'>, userId: string): CorrectionsByResume {
  try {
    const kept = keptSchema.safeParse(JSON.parse(storage.getItem(CORRECTIONS_STORAGE_KEY) ?? 'null')).data;
    return kept?.userId === userId ? kept.byResume : {};
  } catch {
    return {};
  }
}

/** A full or forbidden storage is survived: the corrections then last as long as the screen. */
export function keepCorrections(storage: Pick<Storage, 'setItem' | 'removeItem'>, userId: string, byResume: CorrectionsByResume): void {
  try {
    if (Object.keys(byResume).length === 0) storage.removeItem(CORRECTIONS_STORAGE_KEY);
    else storage.setItem(CORRECTIONS_STORAGE_KEY, JSON.stringify({ userId, byResume }));
  } catch {
    return;
  }
}
