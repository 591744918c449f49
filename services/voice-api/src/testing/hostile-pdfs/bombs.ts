import { deflateSync } from 'node:zlib';
import { deflated, HONEST, join, pdf, repeat, stream, type Bytes } from './builder';
import type { HostileFile } from './hostile-file';

const MEGABYTE = 1024 * 1024;
const spaces = (megabytes: number): Buffer => Buffer.alloc(megabytes * MEGABYTE, ' ');
const flate = (data: Buffer, times: number): Buffer =>
  times === 0 ? data : flate(deflateSync(data, { level: 9 }), times - 1);
const filters = (name: string, times: number): string => `/Filter[${repeat(`/${name}`, times)}]`;
const withContent = (content: Bytes): Buffer => pdf({ replace: { 4: content } });

/** Packs nine-bit codes into bytes. LZW uses nine bits per code until its table grows. */
function nineBits(codes: number[]): Buffer {
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  return Buffer.from(bits.match(/.{1,8}/g)?.map((byte) => parseInt(byte.padEnd(8, '0'), 2)) ?? []);
}

/**
 * Returns LZW data that resets its table in every round. Each round takes up nine bytes and
 * produces 28 spaces.
 */
const lzw = (rounds: number): Buffer =>
  nineBits(
    Array.from({ length: rounds }, () => [256, 32, 258, 259, 260, 261, 262, 263])
      .flat()
      .concat(257),
  );

/**
 * Returns a file with nested forms, each of which paints the next one ten times, so that the
 * innermost form is painted ten to the power of `depth - 1` times.
 */
function paintedForms(depth: number): Buffer {
  const form = (next: string, content: string): Buffer =>
    stream(
      content,
      `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>${next}>>`,
    );
  const objects = Array.from({ length: depth }, (_, level) =>
    level === depth - 1
      ? form('', HONEST)
      : form(`/XObject<</X ${7 + level} 0 R>>`, repeat('/X Do ', 10)),
  );
  return pdf({ resources: '/XObject<</X 6 0 R>>', content: '/X Do', objects });
}

/** Returns an object stream that contains the same object `count` times. */
function objectStream(count: number, one: string): Buffer {
  const numbers = Array.from(
    { length: count },
    (_, index) => `${100 + index} ${index * (one.length + 1)}`,
  ).join(' ');
  const head = `${numbers} `;
  return deflated(head + repeat(`${one} `, count), `/Type/ObjStm/N ${count}/First ${head.length}`);
}

/** Small files that expand enormously when they are read. */
export const bombs: HostileFile[] = [
  {
    name: 'flate-200-mb',
    make: () => withContent(join(deflated(spaces(200)))),
    outcomes: ['too_much_memory', 'too_slow'],
  },
  {
    name: 'flate-1-gb',
    heavy: true,
    make: () =>
      withContent(stream(flate(Buffer.alloc(1024 * MEGABYTE, ' '), 1), '/Filter/FlateDecode')),
    outcomes: ['too_much_memory', 'too_slow'],
  },
  {
    name: 'flate-in-flate',
    heavy: true,
    make: () => withContent(stream(flate(spaces(300), 2), filters('FlateDecode', 2))),
    outcomes: ['too_much_memory', 'too_slow'],
  },
  {
    name: 'flate-four-times',
    heavy: true,
    make: () => withContent(stream(flate(spaces(300), 4), filters('FlateDecode', 4))),
    outcomes: ['too_much_memory', 'too_slow'],
  },
  {
    name: 'a-thousand-filters',
    make: () => withContent(stream(HONEST, filters('ASCIIHexDecode', 1000))),
    outcomes: ['no_text'],
  },
  {
    name: 'flate-with-lying-predictor',
    heavy: true,
    make: () =>
      withContent(
        stream(
          flate(spaces(1), 1),
          '/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 2147483647/Colors 32/BitsPerComponent 16>>',
        ),
      ),
    outcomes: ['no_text', 'damaged', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'hex-of-8-mb',
    heavy: true,
    make: () => withContent(stream(repeat('20', 4 * MEGABYTE), '/Filter/ASCIIHexDecode')),
    outcomes: ['no_text', 'too_slow'],
  },
  {
    name: 'hex-of-flate',
    heavy: true,
    make: () =>
      withContent(
        stream(
          deflateSync(spaces(300), { level: 9 }).toString('hex'),
          '/Filter[/ASCIIHexDecode/FlateDecode]',
        ),
      ),
    outcomes: ['too_much_memory', 'too_slow'],
  },
  {
    name: 'ascii85-zeros',
    heavy: true,
    make: () => withContent(stream(`${repeat('z', 8 * MEGABYTE)}~>`, '/Filter/ASCII85Decode')),
    outcomes: ['no_text', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'lzw-rounds',
    heavy: true,
    make: () => withContent(stream(lzw(200_000), '/Filter/LZWDecode')),
    outcomes: ['no_text', 'too_slow'],
  },
  {
    name: 'run-length-twice',
    heavy: true,
    make: () =>
      withContent(
        stream(repeat('\x81\x81\x81 ', 500_000), '/Filter[/RunLengthDecode/RunLengthDecode]'),
      ),
    outcomes: ['no_text', 'damaged', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'object-stream-of-500-mb',
    heavy: true,
    make: () =>
      pdf({ objects: [deflated(spaces(500), '/Type/ObjStm/N 1/First 4')], page: '/Annots 6 0 R' }),
    outcomes: ['text'],
  },
  {
    name: 'object-stream-of-a-million',
    heavy: true,
    make: () => pdf({ objects: [objectStream(1_000_000, 'null')], page: '/Annots 6 0 R' }),
    outcomes: ['text'],
  },
  {
    name: 'forms-painted-10-million-times',
    heavy: true,
    make: () => paintedForms(8),
    outcomes: ['too_slow', 'too_much_memory', 'too_much_text'],
  },
  {
    name: 'a-million-text-operators',
    heavy: true,
    make: () => withContent(deflated(`BT /F1 12 Tf 50 780 Td ${repeat('(x) Tj ', 1_000_000)} ET`)),
    outcomes: ['other_text', 'too_much_text', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'four-million-empty-operators',
    heavy: true,
    make: () => withContent(deflated(`${HONEST}${repeat('q Q ', 2_000_000)}`)),
    outcomes: ['text', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'ten-million-rectangles',
    heavy: true,
    make: () => withContent(deflated(repeat('0 0 9 9 re ', 10_000_000))),
    outcomes: ['no_text', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'one-string-of-8-mb',
    heavy: true,
    make: () =>
      withContent(
        `<</Length 8388700>>stream\nBT /F1 12 Tf 50 780 Td (${repeat('A', 8 * MEGABYTE)}) Tj ET\nendstream`,
      ),
    outcomes: ['other_text', 'no_text', 'too_much_text', 'too_much_memory', 'too_slow'],
  },
];
