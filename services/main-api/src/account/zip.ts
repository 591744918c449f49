import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ArchivedFile {
  /** Path in the archive, with `/` between folders. */
  name: string;
  bytes: Uint8Array;
  /**
   * Already compressed, as PDFs are: stored as it is, because compressing 10 MB would block the
   * process.
   */
  packed: boolean;
}

/**
 * Streams a ZIP file. Only one of its files is in memory at a time, and the next one is requested
 * on demand.
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
