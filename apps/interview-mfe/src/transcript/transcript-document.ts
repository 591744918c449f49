import type { Formatters } from '@portal/i18n';
import type { Language } from '@portal/protocol';
import type { SpeakerNames, TranscriptItem } from './entry';

/** A transcript for export: the utterances, and labels in the reader's language. */
export interface TranscriptDocument {
  items: readonly TranscriptItem[];
  names: SpeakerNames;
  /** The interview's language. */
  language: Language;
  /** The reader's language, used for names, labels and title. */
  pageLanguage: Language;
  /** Such as "Backend Engineer, Marsa Pay"; null if the interview is unknown. */
  subject: string | null;
  /** Milliseconds since the epoch; null if unknown. */
  heldAtMs: number | null;
  formatters: Pick<Formatters, 'duration' | 'date'>;
  words: {
    title: string;
    interrupted: string;
    page(number: number, total: number): string;
  };
}

/** Such as `interview-transcript-2026-11-18.pdf`, by the day of the interview. */
export function transcriptFileName(
  { heldAtMs }: Pick<TranscriptDocument, 'heldAtMs'>,
  nowMs: number,
  extension: 'txt' | 'pdf',
): string {
  return `interview-transcript-${new Date(heldAtMs ?? nowMs).toISOString().slice(0, 10)}.${extension}`;
}
