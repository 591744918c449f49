import { PDF_MAX_PAGES } from '@portal/protocol';
import { getDocumentProxy } from 'unpdf';
import { blindToImages } from './blind';
import { MAX_TEXT_CHARS, type PdfFailure, type PdfResult } from './failure';
import { isCutOff, looksLikePdf } from './inspect';
import { prepareEnvironment, UNDRAWN_DOCUMENT } from './parser-environment';
import { toLines, type TextPiece } from './text-lines';
import { visibleText } from './visibility/read-page';

/** Fewer letters and digits than this in a whole document is a scan with a page number or a stamp, not a text. */
const MIN_CHARACTERS = 20;

/** What the compressed streams of a file may swell to; the text of the longest one that is read with its fonts takes some ten megabytes. */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;
/** An image of more pixels is as good as not there: a page at 600 dots an inch has 35 million. */
const MAX_IMAGE_PIXELS = 40_000_000;
const OPTIONS = {
  verbosity: 0,
  useSystemFonts: false,
  disableFontFace: false,
  stopAtErrors: false,
  maxImageSize: MAX_IMAGE_PIXELS,
  ownerDocument: UNDRAWN_DOCUMENT as never,
};

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Reads the text of a PDF, line by line, pages parted by an empty line.
 * Never throws for what the file holds: a file that can't be read gives a failure. Takes over `bytes`.
 * @param handleTooMuch called where the file's streams swell beyond all measure: the parser would go on in its own, slower way
 */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  handleTooMuch: () => void,
): Promise<PdfResult> {
  if (!looksLikePdf(bytes)) return failed('not_pdf');
  if (isCutOff(bytes)) return failed('damaged');
  blindToImages(bytes);
  prepareEnvironment({ maxInflatedBytes: MAX_INFLATED_BYTES, handleTooMuch });
  let pdf: Document;
  try {
    pdf = await getDocumentProxy(bytes, OPTIONS);
  } catch (error) {
    return failed(
      error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged',
    );
  }
  try {
    return await readDocument(pdf);
  } catch {
    return failed('damaged');
  } finally {
    await pdf.destroy();
  }
}

async function readDocument(pdf: Document): Promise<PdfResult> {
  if (pdf.numPages > PDF_MAX_PAGES) return failed('too_many_pages');
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await readPage(pdf, number);
    length += page.length;
    if (length > MAX_TEXT_CHARS) return failed('too_much_text');
    pages.push(page);
  }
  const text = pages.filter((page) => page !== '').join('\n\n');
  const characters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return characters < MIN_CHARACTERS ? failed('no_text') : { ok: true, text, pages: pdf.numPages };
}

async function readPage(pdf: Document, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const items = await visibleText(pdf, page);
  page.cleanup();
  const pieces = items.map((item): TextPiece => {
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform;
    return {
      text: item.str,
      rtl: item.dir === 'rtl',
      x,
      y,
      width: item.width,
      fontSize: Math.hypot(c, d),
    };
  });
  return toLines(pieces).join('\n');
}

function failed(failure: PdfFailure): PdfResult {
  return { ok: false, failure };
}
