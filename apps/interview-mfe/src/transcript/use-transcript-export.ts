import { useEffect, useState } from 'react';
import { systemClock } from '../room/clock';
import { useSnapshot } from '../store/use-snapshot';
import { writeClipboard } from './clipboard';
import { saveFile } from './save-file';
import { TranscriptExport, type ExportPorts, type ExportState } from './transcript-export';

const browserPorts: ExportPorts = {
  clock: systemClock, writeClipboard, saveFile,
  // The writer is larger than the room: it is loaded by whoever wants a PDF.
  writePdf: async (transcript) => (await import('./pdf/transcript-pdf')).transcriptPdf(transcript),
};

/** Copying and downloading, with what to tell of it. */
export function useTranscriptExport(): { state: ExportState; transcriptExport: TranscriptExport } {
  const [transcriptExport] = useState(() => new TranscriptExport(browserPorts));
  useEffect(() => () => transcriptExport.stop(), [transcriptExport]);
  const { state } = useSnapshot(transcriptExport.store);
  return { state, transcriptExport };
}
