import type { Resume } from '@portal/protocol';
import { useState } from 'react';
import { useCorrections, type CorrectionsHandle, type CorrectionsParts } from './use-corrections';

export interface Preview {
  handle: CorrectionsHandle;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** A start was refused because of unsaved corrections, and they are still unsaved. */
  refused: boolean;
  /** Whether nothing speaks against a start; otherwise shows what does. */
  allowStart(): boolean;
}

/** What was read of the chosen resume: open after an upload, and where corrections wait for being saved. */
export function usePreview(resume: Resume | undefined, parts: CorrectionsParts & { justAdded: string | null }): Preview {
  const handle = useCorrections(resume, parts);
  // Null until it is opened or closed by hand.
  const [byHand, setByHand] = useState<{ id: string; open: boolean } | null>(null);
  const [stopped, setStopped] = useState(false);
  const id = resume?.id ?? '';
  return {
    handle,
    open: byHand?.id === id ? byHand.open : handle.corrections !== null || (resume !== undefined && parts.justAdded === id),
    onOpenChange: (open) => setByHand({ id, open }),
    refused: stopped && handle.unsaved,
    allowStart: () => {
      setStopped(handle.unsaved);
      if (handle.unsaved) setByHand({ id, open: true });
      return !handle.unsaved;
    },
  };
}
