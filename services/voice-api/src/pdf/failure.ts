import { PDF_MAX_PAGES, type DocumentFailure } from '@portal/protocol';

/** Why no text could be read from a PDF. */
export type PdfFailure = Exclude<DocumentFailure, 'too_short' | 'given_up' | 'broken'>;

/** Maximum length of a document's text (characters), enough for about 100 full pages. */
export const MAX_TEXT_CHARS = 300_000;

const SENTENCES: Record<DocumentFailure, string> = {
  not_pdf: 'The file is not a PDF.',
  encrypted: 'The PDF is protected by a password. Please upload a copy without a password.',
  damaged: 'The PDF is damaged or was cut off. Please export it again and upload the new file.',
  no_text:
    'The PDF has no text that can be read, as with a scanned page. Please upload a PDF with real text.',
  too_many_pages: `The PDF has too many pages. Up to ${PDF_MAX_PAGES} pages can be read.`,
  too_much_text: 'The PDF has too much text. Please upload a shorter file.',
  too_slow: 'Reading the PDF took too long. Please upload a simpler file.',
  too_much_memory: 'Reading the PDF needed too much memory. Please upload a simpler file.',
  too_short: 'Job description is too short. Please provide a more detailed description.',
  given_up: 'The file could not be read in several attempts. Please upload another file.',
  broken: 'The file could not be processed. Please upload it again.',
};

/**
 * Describes a failure in an English sentence, for clients that have no message of their own for it.
 */
export function describeFailure(failure: DocumentFailure): string {
  return SENTENCES[failure];
}

export type PdfResult =
  { ok: true; text: string; pages: number } | { ok: false; failure: PdfFailure };
