import type { Clock, Stop } from '@portal/clock';
import { createSnapshotStore } from '../store/snapshot-store';
import { textDirection, type TextDirection } from './direction';
import { bracketed, bracketsLegend, marksOf } from './misheard';
import { transcriptFileName, type TranscriptDocument } from './transcript-document';

/**
 * Unicode characters that begin a bidi isolate. Text in an isolate has its own direction and does
 * not affect the direction of the text around it.
 */
const ISOLATE = { ltr: '\u2066', rtl: '\u2067' } as const;
const END_OF_ISOLATE = '\u2069';

/**
 * Isolates text whose direction differs from the line's direction. Other text is returned
 * unchanged.
 */
const within = (line: TextDirection, own: TextDirection, text: string): string =>
  line === own
    ? text
    : text
        .split('\n')
        .map((part) => `${ISOLATE[own]}${part}${END_OF_ISOLATE}`)
        .join('\n');

/**
 * Returns the transcript as plain text. Each entry is a paragraph with the time, the speaker and
 * the words. Words that may have been misheard are in brackets, which a line at the top explains.
 */
export function transcriptText({
  items,
  names,
  language,
  pageLanguage,
  formatters,
  words,
}: TranscriptDocument): string {
  const page = pageLanguage === 'ar-SA' ? 'rtl' : 'ltr';
  const legend = bracketsLegend(items, words);
  const entries = items
    .map((item) => {
      const { atMs, speaker, text } = item;
      const time = atMs === null ? '' : `[${formatters.duration(atMs)}] `;
      const name = within(page, textDirection(names[speaker], pageLanguage), names[speaker]);
      const mark = marksOf(item, words)
        .map((word) => ` (${word})`)
        .join('');
      const said = within(page, textDirection(text, language), bracketed(item));
      return `${time}${name}${mark}: ${said}\n`;
    })
    .join('\n');
  return legend === null ? entries : `${legend}\n\n${entries}`;
}

/** The state of the last copy or download. */
export type ExportState =
  'idle' | 'copied' | 'copy-refused' | 'preparing-pdf' | 'saved' | 'pdf-failed';

/** How long a success message is shown (ms). Failure messages stay until the next attempt. */
export const SHOWN_MS = 4_000;

export interface ExportPorts {
  clock: Clock;
  writeClipboard(text: string): Promise<void>;
  saveFile(content: Blob, fileName: string): void;
  /** Creates the PDF, loading the code for it on first use. */
  writePdf(transcript: TranscriptDocument): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Called when creating a PDF has failed more than once, possibly because a new release has
   * removed the code or fonts needed to create it. Must not reject.
   */
  onOutdated?(): Promise<void>;
}

/** Copies and downloads a transcript. The state of the export is kept in `store`. */
export class TranscriptExport {
  readonly store = createSnapshotStore<{ state: ExportState }>({ state: 'idle' });
  readonly #ports: ExportPorts;
  #stopTimer: Stop | null = null;
  #pdfFailures = 0;

  constructor(ports: ExportPorts) {
    this.#ports = ports;
  }

  async copy(transcript: TranscriptDocument): Promise<void> {
    try {
      await this.#ports.writeClipboard(transcriptText(transcript));
      this.#show('copied');
    } catch {
      this.#show('copy-refused');
    }
  }

  saveText(transcript: TranscriptDocument): void {
    this.#save(
      new Blob([transcriptText(transcript)], { type: 'text/plain;charset=utf-8' }),
      transcript,
      'txt',
    );
  }

  /** Creates and downloads a PDF. Calls are ignored while a PDF is being created. */
  async savePdf(transcript: TranscriptDocument): Promise<void> {
    if (this.store.getState().state === 'preparing-pdf') return;
    this.#show('preparing-pdf');
    try {
      this.#save(
        new Blob([await this.#ports.writePdf(transcript)], { type: 'application/pdf' }),
        transcript,
        'pdf',
      );
    } catch {
      this.#pdfFailures += 1;
      if (this.#pdfFailures > 1) await this.#ports.onOutdated?.();
      this.#show('pdf-failed');
    }
  }

  /** Stops the timer that hides success messages. */
  stop(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
  }

  #save(content: Blob, transcript: TranscriptDocument, extension: 'txt' | 'pdf'): void {
    this.#ports.saveFile(
      content,
      transcriptFileName(transcript, this.#ports.clock.now(), extension),
    );
    this.#show('saved');
  }

  #show(state: ExportState): void {
    this.stop();
    this.store.setState({ state });
    if (state === 'copied' || state === 'saved')
      this.#stopTimer = this.#ports.clock.after(SHOWN_MS, () =>
        this.store.setState({ state: 'idle' }),
      );
  }
}
