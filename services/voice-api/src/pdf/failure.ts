import { PDF_MAX_PAGES, type DocumentFailure } from '@portal/protocol';

/** Why no text could be read from a PDF. */
export type PdfFailure = Exclude<DocumentFailure, 'too_short' | 'given_up' | 'broken'>;

/** Maximum length of a document's text (characters), enough for about 100 full pages. */
export const MAX_TEXT_CHARS = 300_000;

const SENTENCES: Record<DocumentFailure, string> = {
  not_pdf: 'This file isn’t a PDF.',
  encrypted: 'This PDF is protected by a password. Upload a copy without one.',
  damaged: 'This PDF is damaged or incomplete. Export it again and upload the new file.',
  no_text: 'We can’t read text in this PDF – it may be a scan. Upload one with selectable text.',
  too_many_pages: `This PDF has too many pages. We can read up to ${PDF_MAX_PAGES}.`,
  too_much_text: 'This PDF has too much text. Upload a shorter file.',
  too_slow: 'Reading this PDF took too long. Upload a simpler file.',
  too_much_memory: 'This PDF is too complex to read. Upload a simpler file.',
  too_short: 'Job description is too short. Please provide a more detailed description.',
  given_up: 'We tried several times and couldn’t read this file. Upload another one.',
  broken: 'We couldn’t process this file. Upload it again.',
};

/**
 * Describes a failure in an English sentence, for clients that have no message of their own for it.
 */
export function describeFailure(failure: DocumentFailure): string {
  return SENTENCES[failure];
}

export type PdfResult =
  { ok: true; text: string; pages: number } | { ok: false; failure: PdfFailure };
