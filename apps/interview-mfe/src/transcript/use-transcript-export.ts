import { useEffect, useRef, useState } from 'react';
import { systemClock } from '../room/clock';
import { saveFile } from '@portal/ui';
import { useStore } from 'zustand';
import { TranscriptExport, type ExportPorts, type ExportState } from './transcript-export';

/** For pages that may not use the Clipboard API: copies what is selected in a field that nobody sees. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position: fixed; inset-block-start: 0; opacity: 0';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  // Deprecated, and still the one way where the Clipboard API is refused.
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

/** Puts a text on the clipboard. Throws where the browser allows neither way. */
export async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copySelection(text)) throw error;
  }
}

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
