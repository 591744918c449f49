import type { TranscriptLine } from '../../room/chat';

export interface TranscriptNames {
  you: string;
  interviewer: string;
  /** Before a notice of the system. */
  note: string;
}

/** The transcript as plain text, one entry a line: time, speaker, words. */
export function transcriptText(lines: readonly TranscriptLine[], names: TranscriptNames, duration: (ms: number) => string): string {
  const named = { user: names.you, ai: names.interviewer, system: names.note };
  return lines.map(({ atMs, speaker, text }) => `[${duration(atMs)}] ${named[speaker]}: ${text}\n`).join('\n');
}

/** Such as `interview-transcript-2026-11-18.txt`. */
export function transcriptFileName(now: Date): string {
  return `interview-transcript-${now.toISOString().slice(0, 10)}.txt`;
}

/** Hands a text file to the browser's downloads. */
export function downloadText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
