import { useEffect, useRef, useState } from 'react';
import { systemClock } from '../room/clock';
import { writeClipboard } from './clipboard';
import { saveFile } from '@portal/ui';
import { useStore } from 'zustand';
import { TranscriptExport, type ExportPorts, type ExportState } from './transcript-export';

const browserPorts = {
  clock: systemClock,
  writeClipboard,
  saveFile,
  // The writer is larger than the room: it is loaded by whoever wants a PDF.
  writePdf: async (transcript) => (await import('./pdf/transcript-pdf')).transcriptPdf(transcript),
} satisfies ExportPorts;

/** Copying and downloading, with what to tell of it. `onOutdated`: where this may be put aside for a newer release of itself. */
export function useTranscriptExport(onOutdated?: () => Promise<void>): {
  state: ExportState;
  transcriptExport: TranscriptExport;
} {
  const host = useRef(onOutdated);
  useEffect(() => {
    host.current = onOutdated;
  });
  const [transcriptExport] = useState(
    () => new TranscriptExport({ ...browserPorts, onOutdated: async () => host.current?.() }),
  );
  useEffect(() => () => transcriptExport.stop(), [transcriptExport]);
  const { state } = useStore(transcriptExport.store);
  return { state, transcriptExport };
}
