import type { Formatters } from '@portal/i18n';
import type { Language } from '@portal/protocol';
import type { SpeakerNames, TranscriptItem } from './entry';

/**
 * Everything that an exported transcript contains: the utterances, and labels in the reader's
 * language.
 */
export interface TranscriptDocument {
  items: readonly TranscriptItem[];
  names: SpeakerNames;
  language: Language;
  /** The reader's language, used for names, labels and the title. */
  pageLanguage: Language;
  /** The job, such as "Backend Engineer, Marsa Pay"; null if it is unknown. */
  subject: string | null;
  /** When the interview was held, in milliseconds since the epoch; null if unknown. */
  heldAtMs: number | null;
  formatters: Pick<Formatters, 'duration' | 'date'>;
  words: {
    title: string;
    interrupted: string;
    misheard: string;
    heard: string;
    added: string;
    page(number: number, total: number): string;
  };
}

/**
 * Returns a file name such as `interview-transcript-2026-11-18.pdf`, which contains the date of the
 * interview or, if that is unknown, today's date.
 */
export function transcriptFileName(
  { heldAtMs }: Pick<TranscriptDocument, 'heldAtMs'>,
  nowMs: number,
  extension: 'txt' | 'pdf',
): string {
  return `interview-transcript-${new Date(heldAtMs ?? nowMs).toISOString().slice(0, 10)}.${extension}`;
}
