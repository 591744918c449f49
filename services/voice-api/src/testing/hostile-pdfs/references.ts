import { deflateSync } from 'node:zlib';
import { assemble, body, HONEST, join, objectsOf, pdf, stream, table, written } from './builder';
import type { HostileFile } from './hostile-file';

/**
 * Returns a file that ends with the output of `end`, such as a cross-reference table and a trailer.
 */
function withEnd(end: (offsets: Map<number, number>, at: number) => string, parts = {}): Buffer {
  const { bytes, offsets } = body(objectsOf(parts));
  return join(bytes, end(offsets, bytes.length));
}
const startingAt = (at: number | string): string => `startxref\n${at}\n%%EOF\n`;
const moved = (offsets: Map<number, number>, by: number): Map<number, number> =>
  new Map([...offsets].map(([number, offset]) => [number, offset + by]));

/** Returns a file with a cross-reference stream that has the given dictionary entries. */
function referenceStream(entries: string, rows = Buffer.alloc(0)): Buffer {
  const { bytes } = body(objectsOf({}));
  return join(
    bytes,
    '6 0 obj\n',
    stream(deflateSync(rows), `/Type/XRef/Root 1 0 R/Filter/FlateDecode${entries}`),
    `\nendobj\n${startingAt(bytes.length)}`,
  );
}

/** Returns a file followed by an incremental update with different text. */
function updated(lines: string[], { lyingTable = false } = {}): Buffer {
  const first = pdf();
  const previous = first.lastIndexOf('xref\n0 ');
  const change = join('4 0 obj\n', stream(written(lines)), '\nendobj\n');
  const at = first.length;
  const rows = `xref\n4 1\n${String(lyingTable ? 3 : at).padStart(10, '0')} 00000 n \n`;
  return join(
    first,
    change,
    `${rows}trailer\n<</Size 6/Root 1 0 R/Prev ${previous}>>\n${startingAt(at + change.length)}`,
  );
}

/** Files with broken or misleading cross-references. */
export const references: HostileFile[] = [
  {
    name: 'offsets-too-small',
    make: () => withEnd((offsets, at) => table(moved(offsets, -9)) + startingAt(at)),
    outcomes: ['text'],
  },
  {
    name: 'offsets-too-large',
    make: () => withEnd((offsets, at) => table(moved(offsets, 7)) + startingAt(at)),
    outcomes: ['text'],
  },
  {
    name: 'offsets-beyond-the-end',
    make: () => withEnd((offsets, at) => table(moved(offsets, 9_000_000)) + startingAt(at)),
    outcomes: ['text'],
  },
  {
    name: 'all-objects-at-one-place',
    make: () =>
      withEnd(
        (offsets, at) =>
          table(new Map([...offsets.keys()].map((number) => [number, offsets.get(4) ?? 0]))) +
          startingAt(at),
      ),
    outcomes: ['text', 'damaged'],
  },
  {
    name: 'no-startxref',
    make: () => withEnd((offsets) => `${table(offsets)}%%EOF\n`),
    outcomes: ['damaged'],
  },
  {
    name: 'startxref-of-zero',
    make: () => withEnd((offsets) => table(offsets) + startingAt(0)),
    outcomes: ['text'],
  },
  {
    name: 'startxref-beyond-the-end',
    make: () => withEnd((offsets) => table(offsets) + startingAt('99999999999999999999')),
    outcomes: ['text'],
  },
  {
    name: 'startxref-below-zero',
    make: () => withEnd((offsets) => table(offsets) + startingAt(-5)),
    outcomes: ['damaged'],
  },
  {
    name: 'no-table-at-all',
    make: () => withEnd((_, at) => `trailer\n<</Size 6/Root 1 0 R>>\n${startingAt(at)}`),
    outcomes: ['text'],
  },
  {
    name: 'no-trailer',
    make: () =>
      withEnd((offsets, at) => (table(offsets).split('trailer')[0] ?? '') + startingAt(at)),
    outcomes: ['text', 'damaged'],
  },
  {
    name: 'table-of-two-thousand-million',
    make: () =>
      withEnd((offsets, at) => table(offsets).replace('0 6', '0 2147483647') + startingAt(at)),
    outcomes: ['text', 'damaged', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'table-from-below-zero',
    make: () => withEnd((offsets, at) => table(offsets).replace('0 6', '-1 6') + startingAt(at)),
    outcomes: ['text', 'damaged'],
  },
  {
    name: 'table-with-gaps',
    make: () =>
      withEnd(
        (offsets, at) =>
          table(new Map([...offsets].filter(([number]) => number !== 4))) + startingAt(at),
      ),
    outcomes: ['text', 'no_text'],
  },
  {
    name: 'size-of-two-thousand-million',
    make: () =>
      withEnd(
        (offsets, at) => table(offsets).replace('/Size 6', '/Size 2147483647') + startingAt(at),
      ),
    outcomes: ['text'],
  },
  {
    name: 'root-that-is-not-there',
    make: () =>
      withEnd((offsets, at) => table(offsets).replace('/Root 1', '/Root 77') + startingAt(at)),
    outcomes: ['text', 'damaged'],
  },
  {
    name: 'root-that-is-a-number',
    make: () =>
      withEnd((offsets, at) => table(offsets).replace('/Root 1 0 R', '/Root 5') + startingAt(at)),
    outcomes: ['text', 'damaged'],
  },
  {
    name: 'object-number-2-to-the-31',
    make: () =>
      withEnd(
        (offsets, at) =>
          `${table(offsets).split('trailer')[0] ?? ''}2147483648 1\n${String(offsets.get(4)).padStart(10, '0')} 00000 n \ntrailer\n<</Size 2147483649/Root 1 0 R>>\n${startingAt(at)}`,
      ),
    outcomes: ['text', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'generation-of-4-thousand-million',
    make: () => pdf({ page: '/Annots 6 4294967295 R', objects: ['[]'] }),
    outcomes: ['text'],
  },
  {
    name: 'reference-stream-with-wide-fields',
    make: () => referenceStream('/Size 6/W[2147483647 2147483647 2147483647]'),
    outcomes: ['text', 'damaged', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'reference-stream-with-fields-below-zero',
    make: () => referenceStream('/Size 6/W[-1 -2 -1]'),
    outcomes: ['text', 'damaged'],
  },
  {
    name: 'reference-stream-without-fields',
    heavy: true,
    make: () => referenceStream('/Size 6/W[0 0 0]/Index[0 2147483647]'),
    outcomes: ['text', 'damaged', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'reference-stream-with-a-wild-index',
    heavy: true,
    make: () => referenceStream('/Size 6/W[1 2 1]/Index[-5 1000000000 3 -7]', Buffer.alloc(400, 1)),
    outcomes: ['text', 'damaged', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'objects-in-a-stream-that-is-itself-inside',
    make: () =>
      referenceStream(
        '/Size 7/W[1 2 1]',
        Buffer.from([0, 0, 0, 0, ...[1, 2, 3, 4, 5, 6].flatMap(() => [2, 0, 6, 0])]),
      ),
    outcomes: ['text', 'damaged'],
  },
  {
    name: 'hybrid-that-contradicts',
    make: () => withEnd((offsets, at) => table(offsets, '/XRefStm 12') + startingAt(at)),
    outcomes: ['text'],
  },
  {
    name: 'update-that-contradicts',
    make: () => updated(['Max Poe', 'Head of Everything at Other Corp', 'Skills: all']),
    outcomes: ['other_text'],
  },
  {
    name: 'update-with-a-lying-table',
    make: () =>
      updated(['Max Poe', 'Head of Everything at Other Corp', 'Skills: all'], { lyingTable: true }),
    outcomes: ['other_text', 'text', 'damaged'],
  },
  {
    name: 'the-same-object-a-hundred-thousand-times',
    heavy: true,
    make: () =>
      join(
        pdf().subarray(0, -1),
        '\n',
        `5 0 obj\nnull\nendobj\n`.repeat(100_000),
        `trailer\n<</Size 6/Root 1 0 R>>\n${startingAt(3)}`,
      ),
    outcomes: ['text', 'no_text', 'damaged'],
  },
  {
    name: 'stream-longer-than-the-file',
    make: () => pdf({ replace: { 4: stream(HONEST, '', 2_147_483_647) } }),
    outcomes: ['text', 'no_text', 'damaged'],
  },
  {
    name: 'stream-shorter-than-nothing',
    make: () => pdf({ replace: { 4: stream(HONEST, '', -100) } }),
    outcomes: ['text', 'no_text', 'damaged'],
  },
  {
    name: 'no-objects',
    make: () => join('%PDF-1.7\n', table(new Map([[1, 9]])), startingAt(9)),
    outcomes: ['damaged'],
  },
  {
    name: 'only-a-catalog',
    make: () => assemble(new Map([[1, Buffer.from('<</Type/Catalog>>')]])),
    outcomes: ['damaged'],
  },
];
