import type { Resume } from '@portal/protocol';
import { useState } from 'react';
import { useCorrections, type CorrectionsHandle, type CorrectionsParts } from './use-corrections';

export interface Preview {
  handle: CorrectionsHandle;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Whether the interview wasn't started because of corrections that are still unsaved. */
  refused: boolean;
  /**
   * Whether the interview may start. If there are unsaved corrections, it may not: the form opens
   * and `refused` becomes true.
   */
  allowStart(): boolean;
}

/**
 * Manages the preview of the chosen resume, which is open after an upload and while there are
 * unsaved corrections.
 */
export function usePreview(
  resume: Resume | undefined,
  parts: CorrectionsParts & { justAdded: string | null },
): Preview {
  const handle = useCorrections(resume, parts);
  const [fold, setFold] = useState<{ id: string; open: boolean } | null>(null);
  const [stopped, setStopped] = useState(false);
  const id = resume?.id ?? '';
  // Remember that the preview is open, so that it stays open after the corrections are saved.
  if (handle.corrections !== null && fold?.id !== id) setFold({ id, open: true });
  return {
    handle,
    open: fold?.id === id ? fold.open : resume !== undefined && parts.justAdded === id,
    onOpenChange: (open) => setFold({ id, open }),
    refused: stopped && handle.unsaved,
    allowStart: () => {
      setStopped(handle.unsaved);
      if (handle.unsaved) setFold({ id, open: true });
      return !handle.unsaved;
    },
  };
}
