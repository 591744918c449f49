/**
 * The protocol between the server and a reader process.
 * stdin: for each file, its length (4 bytes, big-endian), then the file.
 * stdout: the line `ready`, then for each file a `PdfResult` as one line of JSON.
 */
import { DOCUMENT_FAILURES, PDF_MAX_PAGES } from '@portal/protocol';
import { MAX_TEXT_CHARS, type PdfFailure, type PdfResult } from './failure';

export const READY = 'ready';
export const LENGTH_BYTES = 4;
/** Maximum length of an output line (bytes). A character takes up to six bytes in JSON. */
export const MAX_LINE_BYTES = 6 * MAX_TEXT_CHARS + 1_000;
/** Exit code of a reader whose file needs too much memory. */
export const MEMORY_EXIT_CODE = 12;

/** Returns the four-byte length prefix to send before a file. */
export function lengthOf(bytes: Uint8Array): Uint8Array {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.byteLength);
  return length;
}

/**
 * Parses a line of output from a reader. Returns null if the line is invalid. The line is
 * untrusted, because it comes from a process that handled an untrusted file.
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
