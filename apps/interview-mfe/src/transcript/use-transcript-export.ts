import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@portal/ui';
import { useStore } from 'zustand';
import { systemClock } from '@portal/clock';
import { TranscriptExport, type ExportPorts, type ExportState } from './transcript-export';

/**
 * Copies text by selecting it in a hidden text field. Used if the Clipboard API is unavailable or
 * not allowed.
 */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position: fixed; inset-block-start: 0; opacity: 0';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  // `execCommand` is deprecated, but it is the only way to copy without the Clipboard API.
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

/** Copies text to the clipboard. Throws if neither the Clipboard API nor `execCommand` works. */
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
  // The PDF writer is larger than all the other code on these screens combined, so load it only
  // when needed.
  writePdf: async (transcript) => (await import('./pdf/transcript-pdf')).transcriptPdf(transcript),
} satisfies ExportPorts;

/**
 * Returns a `TranscriptExport` and its current state. Pass `onOutdated` if the host can replace
 * this remote with a newer release.
 */
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
