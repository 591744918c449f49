import type { Resume } from '@portal/protocol';
import { useState } from 'react';
import { useCorrections, type CorrectionsHandle, type CorrectionsParts } from './use-corrections';

export interface Preview {
  handle: CorrectionsHandle;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** A start was refused because of unsaved corrections that are still there. */
  refused: boolean;
  /** Whether a start is allowed; if not, shows why. */
  allowStart(): boolean;
}

/** The facts of the chosen resume; open after an upload and while corrections are unsaved. */
export function usePreview(
  resume: Resume | undefined,
  parts: CorrectionsParts & { justAdded: string | null },
): Preview {
  const handle = useCorrections(resume, parts);
  const [fold, setFold] = useState<{ id: string; open: boolean } | null>(null);
  const [stopped, setStopped] = useState(false);
  const id = resume?.id ?? '';
  // Keep the preview open after its corrections are saved.
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
