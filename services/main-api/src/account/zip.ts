import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ArchivedFile {
  /** With folders, `/` between them. */
  name: string;
  bytes: Uint8Array;
  /** Left as it is where it is packed already, as PDFs are: packing 10 MB would hold the process. */
  packed: boolean;
}

/** A ZIP file, piece by piece: one file of it is in memory at a time, and the next is asked for when the reader wants more. */
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
