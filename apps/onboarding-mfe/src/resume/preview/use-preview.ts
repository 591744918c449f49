import type { Resume } from '@portal/protocol';
import { useState } from 'react';
import { useCorrections, type CorrectionsHandle, type CorrectionsParts } from './use-corrections';

export interface Preview {
  handle: CorrectionsHandle;
  open: boolean;
  onOpenChange(open: boolean): void;
  /**
   * How many attempts to start were blocked by corrections; 0 once nothing is unsaved any more.
   */
  refused: number;
  /**
   * Returns whether the interview may start. If there are unsaved corrections, returns false, opens
   * the preview, which then shows why and takes the focus.
   */
  allowStart(): boolean;
}

/**
 * Manages the preview of the chosen resume. The preview opens by itself after an upload and when
 * the resume has unsaved corrections.
 */
export function usePreview(
  resume: Resume | undefined,
  parts: CorrectionsParts & { justAdded: string | null },
): Preview {
  const handle = useCorrections(resume, parts);
  const [fold, setFold] = useState<{ id: string; open: boolean } | null>(null);
  const [stopped, setStopped] = useState(0);
  const id = resume?.id ?? '';
  // Remember that the preview is open, so that it stays open after the corrections are saved.
  if (handle.corrections !== null && fold?.id !== id) setFold({ id, open: true });
  return {
    handle,
    open: fold?.id === id ? fold.open : resume !== undefined && parts.justAdded === id,
    onOpenChange: (open) => setFold({ id, open }),
    refused: handle.unsaved ? stopped : 0,
    allowStart: () => {
      setStopped(handle.unsaved ? stopped + 1 : 0);
      if (handle.unsaved) setFold({ id, open: true });
      return !handle.unsaved;
    },
  };
}
