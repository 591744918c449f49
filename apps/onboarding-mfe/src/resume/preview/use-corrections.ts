import type { Resume, ResumeFacts } from '@portal/protocol';
import { useEffect, useState } from 'react';
import {
  checkCorrections,
  correctionsOf,
  factsOf,
  isUnsaved,
  type CorrectionErrors,
  type Corrections,
} from './corrections';
import { rememberCorrections, readCorrections } from './remembered-corrections';

export type SaveState =
  | { stage: 'idle' }
  | { stage: 'saving' }
  | { stage: 'saved' }
  | { stage: 'refused'; errors: CorrectionErrors }
  | { stage: 'failed'; error: unknown };

export interface CorrectionsParts {
  userId: string;
  storage: Storage;
  /** Saves the facts on the server and updates the screen with the server's response. */
  save(resumeId: string, facts: ResumeFacts): Promise<void>;
}

const IDLE: SaveState = { stage: 'idle' };

/**
 * Manages the corrections to the chosen resume. Unsaved corrections are kept separately for each
 * resume.
 */
export function useCorrections(
  resume: Resume | undefined,
  { userId, storage, save }: CorrectionsParts,
) {
  const [byResume, setByResume] = useState(() => readCorrections(storage, userId));
  const [[savingFor, saveState], setSaving] = useState<[string, SaveState]>(['', IDLE]);
  useEffect(() => rememberCorrections(storage, userId, byResume), [storage, userId, byResume]);
  const id = resume?.id ?? '';
  const facts = resume?.parsedData ? factsOf(resume.parsedData) : null;
  const corrections = byResume[id] ?? null;
  const state = savingFor === id ? saveState : IDLE;

  const put = (next: Corrections | null) =>
    setByResume(({ [id]: _, ...others }) => (next ? { ...others, [id]: next } : others));
  const change = (part: Partial<Corrections>) => {
    if (!corrections) return;
    if (state.stage !== 'saving') setSaving([id, IDLE]);
    put({ ...corrections, ...part });
  };
  return {
    corrections,
    state,
    unsaved: corrections !== null && facts !== null && isUnsaved(corrections, facts),
    open: () => {
      setSaving([id, IDLE]);
      if (facts) put(correctionsOf(facts));
    },
    change,
    /** Puts the originally parsed facts back into the form; the user still has to save them. */
    takeRead: () => {
      if (resume?.readData) change(correctionsOf(factsOf(resume.readData)));
    },
    discard: () => {
      setSaving([id, IDLE]);
      put(null);
    },
    submit: async () => {
      if (!corrections || state.stage === 'saving') return;
      const checked = checkCorrections(corrections);
      if ('errors' in checked) return setSaving([id, { stage: 'refused', errors: checked.errors }]);
      setSaving([id, { stage: 'saving' }]);
      try {
        await save(id, checked.facts);
        put(null);
        setSaving([id, { stage: 'saved' }]);
      } catch (error) {
        setSaving([id, { stage: 'failed', error }]);
      }
    },
  };
}

export type CorrectionsHandle = ReturnType<typeof useCorrections>;
