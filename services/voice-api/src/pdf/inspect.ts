/**
 * Number of bytes to search for the header. PDF readers accept the header anywhere in the first
 * 1024 bytes (ISO 32000-1, implementation note 13).
 */
const HEADER_WINDOW = 1024;

/** Whether the bytes look like a PDF, regardless of the file name. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(bytes.byteLength, HEADER_WINDOW),
  ).includes('%PDF-');
}

/**
 * Whether the end of the file is missing. A complete PDF ends with `startxref <offset>`, with no
 * objects after it. An earlier `startxref` proves nothing, because linearized and updated files
 * contain several.
 */
export function isCutOff(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const last = file.lastIndexOf('startxref');
  if (last === -1) return true;
  const tail = file.subarray(last).toString('latin1');
  return !/^startxref\s+\d+/.test(tail) || /(?<!\d)\d+\s+\d+\s+obj\b/.test(tail);
}
