import { deflateSync } from 'node:zlib';

/** Text on the page of every file. Tests check whether it was read despite the attack. */
export const HONEST_LINES = [
  'Jane Roe',
  'Senior Software Engineer at Acme Cloud',
  'Skills: TypeScript, PostgreSQL',
];

export type Bytes = Buffer | string;
const raw = (bytes: Bytes): Buffer =>
  typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
export const join = (...parts: Bytes[]): Buffer => Buffer.concat(parts.map(raw));

/** Returns a stream object. `entries` are added to its dictionary. */
export const stream = (
  data: Bytes,
  entries = '',
  length: number | string = raw(data).length,
): Buffer => join(`<<${entries}/Length ${length}>>stream\n`, data, '\nendstream');
export const deflated = (data: Bytes, entries = ''): Buffer =>
  stream(deflateSync(raw(data), { level: 9 }), `${entries}/Filter/FlateDecode`);

/** Returns the operators that write lines in font `F1`, starting at the top of the page. */
export function written(lines: string[], { x = 50, y = 780, size = 12 } = {}): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td ${lines.map((line) => `(${line}) Tj 0 -${size * 1.5} Td`).join(' ')} ET\n`;
}
export const HONEST = written(HONEST_LINES);

/** Object numbers that are the same in every file. */
export const CATALOG = 1;
export const PAGES = 2;
export const PAGE = 3;
export const CONTENT = 4;
export const FONT = 5;
const FIRST_FREE = 6;

export interface Parts {
  /** Entries to add to the catalog. */
  catalog?: string;
  /** Entries of the page tree. Default: one page. */
  pages?: string;
  /** Entries to add to the page. */
  page?: string;
  /** Entries to add to the page's resources, in addition to font `F1`. */
  resources?: string;
  /** The operators that draw the page. */
  content?: Bytes;
  /** Font `F1`. Default: Helvetica. */
  font?: string;
  /** Additional objects, numbered from 6. */
  objects?: Bytes[];
  /** Objects that replace the default ones, by object number. */
  replace?: Record<number, Bytes>;
  trailer?: string;
}

/**
 * Returns the objects of a one-page file. If a dictionary has the same key twice, the last value is
 * used, so the entries passed in override the defaults.
 */
export function objectsOf({
  catalog = '',
  pages = '/Kids[3 0 R]/Count 1',
  page = '',
  resources = '',
  content = HONEST,
  font,
  objects = [],
  replace = {},
}: Parts): Map<number, Buffer> {
  const usual: Bytes[] = [
    `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    `<</Type/Pages ${pages}>>`,
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>${page.includes('/MediaBox') ? '' : '/MediaBox[0 0 595 842]'}${page}>>`,
    stream(content),
    font ?? '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  const all = new Map<number, Buffer>();
  usual.forEach((body, index) => all.set(index + 1, raw(replace[index + 1] ?? body)));
  objects.forEach((body, index) =>
    all.set(FIRST_FREE + index, raw(replace[FIRST_FREE + index] ?? body)),
  );
  return all;
}

/** Returns a complete PDF file with a cross-reference table. */
export function pdf(parts: Parts = {}): Buffer {
  return assemble(objectsOf(parts), parts.trailer);
}

export interface Layout {
  bytes: Buffer;
  /** Byte offset of each object, by object number. */
  offsets: Map<number, number>;
  table: number;
}

/**
 * Returns the header and objects with their offsets, for callers that add their own cross-reference
 * table.
 */
export function body(
  objects: Map<number, Buffer>,
  header = '%PDF-1.7\n%\xE2\xE3\xCF\xD3\n',
): { bytes: Buffer; offsets: Map<number, number> } {
  const chunks: Buffer[] = [raw(header)];
  const offsets = new Map<number, number>();
  let at = chunks[0]?.length ?? 0;
  for (const [number, object] of objects) {
    offsets.set(number, at);
    const chunk = join(`${number} 0 obj\n`, object, '\nendobj\n');
    chunks.push(chunk);
    at += chunk.length;
  }
  return { bytes: Buffer.concat(chunks), offsets };
}

export function assemble(objects: Map<number, Buffer>, trailer = ''): Buffer {
  const { bytes, offsets } = body(objects);
  return join(bytes, table(offsets, trailer), `startxref\n${bytes.length}\n%%EOF\n`);
}

/** Returns a classic cross-reference table for all objects, followed by the trailer. */
export function table(offsets: Map<number, number>, trailer = ''): string {
  const size = Math.max(...offsets.keys()) + 1;
  const rows = Array.from({ length: size - 1 }, (_, index) => {
    const offset = offsets.get(index + 1);
    return offset === undefined
      ? '0000000000 65535 f \n'
      : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R ${trailer}>>\n`;
}

export const repeat = (text: string, times: number): string => text.repeat(times);
