import { keep, readKept } from '@portal/auth-store';
import { dictionary, list, object, parser, text } from '@portal/protocol/decoder';
import type { Corrections } from './corrections';

/** Where unsaved corrections are kept while the tab lives, so that a reload or an error loses none. */
export const CORRECTIONS_STORAGE_KEY = 'resume-corrections';

const facts = list(text);
const correctionsDecoder = object<Corrections>({
  name: text,
  years: text,
  skills: facts,
  titles: facts,
  employers: facts,
  projects: facts,
  pending: object<Corrections['pending']>({
    skills: text,
    titles: text,
    employers: text,
    projects: text,
  }),
});
const keptParser = parser(object({ userId: text, byResume: dictionary(correctionsDecoder) }));

/** Unsaved corrections by the resume they belong to. */
export type CorrectionsByResume = Readonly<Record<string, Corrections>>;

/** Those of this person, or none. Storage that is forbidden counts as empty. */
export function readCorrections(
  storage: Pick<Storage, 'getItem'>,
  userId: string,
): CorrectionsByResume {
  const kept = readKept(storage, CORRECTIONS_STORAGE_KEY, keptParser);
  return kept?.userId === userId ? kept.byResume : {};
}

/** A full or forbidden storage is survived: the corrections then last as long as the screen. */
export function keepCorrections(
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
