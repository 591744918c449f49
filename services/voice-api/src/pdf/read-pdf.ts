import { PDF_MAX_PAGES } from '@portal/protocol';
import { getDocumentProxy } from 'unpdf';
import { MAX_TEXT_CHARS, type PdfFailure, type PdfResult } from './failure';
import { isCutOff, looksLikePdf } from './inspect';
import { prepareEnvironment, STUB_DOCUMENT } from './parser-environment';
import { readPageText, type TextPiece } from './text-lines';
import { visibleText } from './visibility/visible-text';

/**
 * Minimum number of letters and digits in a document. A document with fewer is probably a scan
 * whose only text is a page number or a stamp.
 */
const MIN_CHARACTERS = 20;

/**
 * Maximum total size of a file's streams after inflation (bytes). The longest document that we
 * accept needs about 10 MB, including its fonts.
 */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;
/** The parser skips images with more pixels than this. A page scanned at 600 dpi has 35 million. */
const MAX_IMAGE_PIXELS = 40_000_000;
const IMAGE_KEY = Buffer.from('/BitsPerComponent');
const UNKNOWN_KEY = Buffer.from('/BitsPerComponenX');
const OPTIONS = {
  verbosity: 0,
  useSystemFonts: false,
  disableFontFace: false,
  stopAtErrors: false,
  maxImageSize: MAX_IMAGE_PIXELS,
  ownerDocument: STUB_DOCUMENT as never,
};

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Reads the text of a PDF line by line, and separates pages with an empty line. Takes ownership of
 * `bytes`. If the file is unreadable, returns a failure instead of throwing.
 * @param handleTooMuch called when the inflated streams exceed the size limit. It must end the
 *   process, because the parser would otherwise continue with its own, slower decoder.
 */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  handleTooMuch: () => void,
): Promise<PdfResult> {
  if (!looksLikePdf(bytes)) return failed('not_pdf');
  if (isCutOff(bytes)) return failed('damaged');
  disableImages(bytes);
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
  // The columns beside the main text come last, so that they don't interrupt a text that runs on to
  // the next page.
  const asides: string[] = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const { main, aside } = await readPage(pdf, number);
    pages.push(main.join('\n'));
    asides.push(aside.join('\n'));
    // Two characters separate one part of the text from the next.
    length += pages.at(-1)!.length + asides.at(-1)!.length + 4;
    if (length > MAX_TEXT_CHARS) return failed('too_much_text');
  }
  const text = [...pages, ...asides].filter((part) => part !== '').join('\n\n');
  const characters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return characters < MIN_CHARACTERS ? failed('no_text') : { ok: true, text, pages: pdf.numPages };
}

async function readPage(pdf: Document, number: number): Promise<ReturnType<typeof readPageText>> {
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
  return readPageText(pieces);
}

function failed(failure: PdfFailure): PdfResult {
  return { ok: false, failure };
}

/**
 * Stops the parser from decoding images, by renaming a required key of image dictionaries in place.
 * Text extraction needs only an image's position and size; decoding photos is slow and exposes
 * image decoders to hostile files. Image dictionaries are neither compressed nor encrypted, so they
 * can be found in the raw bytes.
 */
function disableImages(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf(IMAGE_KEY); at !== -1; at = file.indexOf(IMAGE_KEY, at + 1))
    UNKNOWN_KEY.copy(file, at);
}
