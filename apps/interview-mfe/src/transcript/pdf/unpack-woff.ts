/**
 * Constants from the WOFF 1.0 specification (W3C, 2012): the signature, and the sizes in bytes of
 * the header and of each table entry.
 */
const WOFF = { signature: 0x774f4646, header: 44, entry: 20 } as const;
/**
 * Constants for the OpenType format that fonts are unpacked into, all in bytes: the sizes of the
 * header and of each table entry, and the alignment of tables.
 */
const SFNT = { header: 12, entry: 16, align: 4 } as const;

async function inflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Unpacks a WOFF file into an OpenType font. fontkit can read WOFF itself, but it inflates the same
 * table again for every glyph, which takes seconds per transcript. Throws if the file is not WOFF.
 */
export async function unpackWoff(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const from = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (from.getUint32(0) !== WOFF.signature) throw new Error('not a WOFF file');
  const count = from.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = WOFF.header + index * WOFF.entry;
      const [offset, packed, length] = [
        from.getUint32(at + 4),
        from.getUint32(at + 8),
        from.getUint32(at + 12),
      ];
      const data = file.subarray(offset, offset + packed);
      return {
        tag: from.getUint32(at),
        checksum: from.getUint32(at + 16),
        data: packed < length ? await inflate(data) : data,
      };
    }),
  );
  const aligned = (length: number) => Math.ceil(length / SFNT.align) * SFNT.align;
  let offset = SFNT.header + count * SFNT.entry;
  const font = new Uint8Array(
    offset + tables.reduce((sum, { data }) => sum + aligned(data.length), 0),
  );
  const to = new DataView(font.buffer);
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  tables.forEach(({ tag, checksum, data }, index) => {
    [tag, checksum, offset, data.length].forEach((value, field) =>
      to.setUint32(SFNT.header + index * SFNT.entry + field * 4, value),
    );
    font.set(data, offset);
    offset += aligned(data.length);
  });
  return font;
}
