/**
 * What the server and a reading process say to each other.
 * To the reader, on its standard input: the length of a file (four bytes, big-endian), then the file.
 * From the reader, on its standard output: one line when it is ready, then one line of JSON, a `PdfResult`, for each file.
 */
import { DOCUMENT_FAILURES, PDF_MAX_PAGES } from '@portal/protocol';
import { MAX_TEXT_CHARS, type PdfFailure, type PdfResult } from './failure';

export const READY = 'ready';
export const LENGTH_BYTES = 4;
/** No line is longer: in JSON a character takes six bytes at most. */
export const MAX_LINE_BYTES = 6 * MAX_TEXT_CHARS + 1_000;
/** A reader ends itself with this code when a file needs too much memory. */
export const MEMORY_EXIT_CODE = 12;

/** The length that goes before a file. */
export function lengthOf(bytes: Uint8Array): Uint8Array {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.byteLength);
  return length;
}

/**
 * What a reader answered; null for what no honest one says.
 * The answer is not trusted: it was made by the process that had a stranger's file in hand.
 */
export function parseResult(line: string): PdfResult | null {
  let value: Partial<Record<string, unknown>> | null;
  try {
    value = JSON.parse(line) as typeof value;
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { ok, text, pages, failure } = value;
  if (
    ok === true &&
    typeof text === 'string' &&
    text.length <= MAX_TEXT_CHARS &&
    Number.isInteger(pages) &&
    isPageCount(pages as number)
  ) {
    return { ok, text, pages: pages as number };
  }
  return ok === false && (DOCUMENT_FAILURES as readonly unknown[]).includes(failure)
    ? { ok, failure: failure as PdfFailure }
    : null;
}

const isPageCount = (pages: number): boolean => pages >= 1 && pages <= PDF_MAX_PAGES;
