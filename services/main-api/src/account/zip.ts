import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ArchivedFile {
  /** Path in the archive, with `/` as the separator. */
  name: string;
  bytes: Uint8Array;
  /**
   * Whether the file is already compressed, as PDFs are. Such files are stored as they are, because
   * compressing 10 MB again would block the process.
   */
  packed: boolean;
}

/**
 * Creates a ZIP archive as a stream. Only one file is in memory at a time, and the next one is read
 * only when the stream needs it.
 */
export async function* zipOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array, void> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, bytes, packed } of files) {
    const entry = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(entry);
    entry.push(bytes, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces;
}
