/** Why a PDF gave no text. Each becomes a sentence for people by `describeFailure`. */
export const PDF_FAILURES = [
  'not_pdf', 'encrypted', 'damaged', 'no_text', 'too_many_pages', 'too_much_text', 'too_slow', 'too_much_memory',
] as const;
export type PdfFailure = (typeof PDF_FAILURES)[number];

/** Pages that are read of one document: longer ones are refused, so that nobody is judged on half a document. */
export const MAX_PAGES = 30;
/** Characters of text that are taken from one document: some hundred full pages. */
export const MAX_TEXT_CHARS = 300_000;

const SENTENCES: Record<PdfFailure, string> = {
  not_pdf: 'The file is not a PDF.',
  encrypted: 'The PDF is protected by a password. Please upload a copy without a password.',
  damaged: 'The PDF is damaged or was cut off. Please export it again and upload the new file.',
  no_text: 'The PDF has no text that can be read, as with a scanned page. Please upload a PDF with real text.',
  too_many_pages: `The PDF has too many pages. Up to ${MAX_PAGES} pages can be read.`,
  too_much_text: 'The PDF has too much text. Please upload a shorter file.',
  too_slow: 'Reading the PDF took too long. Please upload a simpler file.',
  too_much_memory: 'Reading the PDF needed too much memory. Please upload a simpler file.',
};

/** The sentence that a person sees for a failure. */
export function describeFailure(failure: PdfFailure): string {
  return SENTENCES[failure];
}

/** What reading one PDF gives. */
export type PdfResult = { ok: true; text: string; pages: number } | { ok: false; failure: PdfFailure };
