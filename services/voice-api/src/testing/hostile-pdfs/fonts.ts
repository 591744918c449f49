import { deflated, HONEST, pdf, repeat, stream, written } from './builder';
import type { HostileFile } from './hostile-file';

const MEGABYTE = 1024 * 1024;
const cmap = (rows: string): string =>
  `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <ff> endcodespacerange ${rows} endcmap end end`;
const withLetterMap = (map: Buffer): Buffer =>
  pdf({ font: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>', objects: [map] });
const withFontFile = (file: Buffer, key = 'FontFile2'): Buffer =>
  pdf({
    font: '<</Type/Font/Subtype/TrueType/BaseFont/Odd/FirstChar 32/LastChar 126/Encoding/WinAnsiEncoding/FontDescriptor 6 0 R>>',
    objects: [`<</Type/FontDescriptor/FontName/Odd/Flags 32/${key} 7 0 R>>`, file],
  });
const composite = (entries: string, objects: Buffer[] = []): Buffer =>
  pdf({
    font: `<</Type/Font/Subtype/Type0/BaseFont/Odd/Encoding 6 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/Odd/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>${entries}>>]>>`,
    objects,
  });

/** Returns a TrueType header that lists the given tables, without their data. */
function trueTypeOf(tables: [tag: string, offset: number, length: number][]): Buffer {
  const head = Buffer.alloc(12 + tables.length * 16);
  head.writeUInt32BE(0x0001_0000, 0);
  head.writeUInt16BE(tables.length, 4);
  tables.forEach(([tag, offset, length], index) => {
    head.write(tag, 12 + index * 16, 'latin1');
    head.writeUInt32BE(offset, 20 + index * 16);
    head.writeUInt32BE(length, 24 + index * 16);
  });
  return head;
}

const functionOf = (program: string): Buffer =>
  stream(program, '/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]');
const shaded = (objects: Buffer[], entries = ''): Buffer =>
  pdf({
    resources: `/Shading<</S<</ShadingType 1/ColorSpace/DeviceRGB/Domain[0 1 0 1]/Function 6 0 R${entries}>>>>`,
    content: `q /S sh Q ${HONEST}`,
    objects,
  });

/** Files with broken or malicious fonts, character maps, functions and shadings. */
export const fonts: HostileFile[] = [
  {
    name: 'letters-map-of-everything',
    heavy: true,
    make: () =>
      withLetterMap(stream(cmap('1 beginbfrange <00000000> <ffffffff> <0000> endbfrange'))),
    outcomes: ['text', 'no_text', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'letters-map-of-many-everythings',
    heavy: true,
    make: () =>
      withLetterMap(
        deflated(cmap(repeat('1 beginbfrange <000000> <ffffff> <0000> endbfrange ', 1_000))),
      ),
    outcomes: ['text', 'no_text', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'letters-map-of-50-mb',
    heavy: true,
    make: () =>
      withLetterMap(deflated(cmap(repeat('1 beginbfchar <20> <0020> endbfchar ', 1_500_000)))),
    outcomes: ['text', 'no_text', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'letters-that-become-a-novel',
    heavy: true,
    make: () =>
      withLetterMap(stream(cmap(`1 beginbfchar <4a> <${repeat('0041', 60_000)}> endbfchar`))),
    outcomes: ['other_text', 'text', 'no_text', 'too_much_text', 'too_slow'],
  },
  {
    name: 'codes-of-everything',
    make: () =>
      composite('', [
        stream(
          cmap('1 begincidrange <00000000> <ffffffff> 0 endcidrange'),
          '/Type/CMap/CMapName/X/CIDSystemInfo<</Registry(A)/Ordering(B)/Supplement 0>>',
        ),
      ]),
    outcomes: ['text', 'no_text', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'widths-of-everything',
    make: () => composite('/W[0 2147483647 500]', [stream(cmap(''), '/Type/CMap')]),
    outcomes: ['text', 'no_text', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'glyph-map-of-64-mb',
    make: () =>
      composite('/CIDToGIDMap 7 0 R', [
        stream(cmap(''), '/Type/CMap'),
        deflated(Buffer.alloc(64 * MEGABYTE, 1)),
      ]),
    outcomes: ['text', 'no_text', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'font-of-300-mb',
    heavy: true,
    make: () => withFontFile(deflated(Buffer.alloc(300 * MEGABYTE))),
    outcomes: ['text', 'no_text', 'too_much_memory'],
  },
  {
    name: 'font-with-tables-outside',
    make: () =>
      withFontFile(
        stream(
          trueTypeOf([
            ['head', 0xffff_fff0, 0xffff_ffff],
            ['glyf', 4, 0x7fff_ffff],
            ['loca', 0, 0],
            ['maxp', 12, 6],
            ['cmap', 0, 0x7fff_ffff],
          ]),
        ),
      ),
    outcomes: ['text', 'no_text'],
  },
  {
    name: 'font-with-65535-tables',
    make: () =>
      withFontFile(
        deflated(
          trueTypeOf(
            Array.from({ length: 65_535 }, () => ['glyf', 0, 4] as [string, number, number]),
          ),
        ),
      ),
    outcomes: ['text', 'no_text'],
  },
  {
    name: 'font-that-is-text',
    make: () => withFontFile(stream('this is no font')),
    outcomes: ['text', 'no_text'],
  },
  {
    name: 'type-1-font-that-calls-itself',
    make: () =>
      withFontFile(
        stream(
          '%!PS-AdobeFont-1.0\n/Subrs 1 array dup 0 9 RD \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a NP eexec 0000',
          '/Length1 60/Length2 100000000/Length3 0',
        ),
        'FontFile',
      ),
    outcomes: ['text', 'no_text'],
  },
  {
    name: 'compact-font-of-garbage',
    make: () =>
      withFontFile(
        stream(
          Buffer.from([
            1,
            0,
            4,
            4,
            255,
            255,
            4,
            255,
            255,
            255,
            255,
            ...Array<number>(200).fill(29),
          ]),
          '/Subtype/Type1C',
        ),
        'FontFile3',
      ),
    outcomes: ['text', 'no_text'],
  },
  {
    name: 'font-with-widths-of-a-million',
    make: () =>
      pdf({
        font: `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 0/LastChar 1000000/Widths[${repeat('9 ', 1_000_000)}]>>`,
      }),
    outcomes: ['other_text', 'text', 'no_text', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'font-from-below-zero',
    make: () =>
      pdf({
        font: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar -2147483648/LastChar 2147483647/Widths[500]/Encoding<</Differences[-5/a 99999999/b/c]>>>>',
      }),
    outcomes: ['other_text', 'text', 'no_text', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'font-with-a-program-for-a-matrix',
    make: () =>
      pdf({
        font: '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 (0\\);while\\(1\\);//)]/FirstChar 32/LastChar 126/Widths[9]/Encoding<<>>/CharProcs<<>>>>',
      }),
    outcomes: ['other_text', 'text', 'no_text', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'ten-thousand-fonts',
    heavy: true,
    make: () =>
      pdf({
        content:
          HONEST + Array.from({ length: 10_000 }, (_, n) => `BT /F${n} 1 Tf (x) Tj ET `).join(''),
        resources: `/Font<</F1 5 0 R ${Array.from({ length: 10_000 }, (_, n) => (n === 1 ? '' : `/F${n}<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>`)).join('')}>>`,
      }),
    outcomes: ['text', 'no_text', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'function-that-never-ends',
    make: () => shaded([functionOf(`{ ${repeat('dup ', 100_000)} }`)]),
    outcomes: ['text'],
  },
  {
    name: 'function-of-deep-branches',
    make: () => shaded([functionOf(`${repeat('{ 1 1 eq ', 50_000)}${repeat('} if', 50_000)}`)]),
    outcomes: ['text', 'damaged'],
  },
  {
    name: 'function-of-endless-samples',
    make: () =>
      shaded([
        stream(
          'x',
          '/FunctionType 0/Domain[0 1 0 1]/Range[0 1 0 1 0 1]/Size[65535 65535]/BitsPerSample 32',
        ),
      ]),
    outcomes: ['text', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'functions-that-stitch-themselves',
    make: () =>
      shaded([
        Buffer.from(
          '<</FunctionType 3/Domain[0 1]/Functions[6 0 R 6 0 R]/Bounds[.5]/Encode[0 1 0 1]>>',
        ),
      ]),
    outcomes: ['text', 'damaged'],
  },
  {
    name: 'mesh-of-500-mb',
    heavy: true,
    make: () =>
      pdf({
        resources: '/Shading<</S 6 0 R>>',
        content: `q /S sh Q ${HONEST}`,
        objects: [
          deflated(
            Buffer.alloc(500 * MEGABYTE),
            '/ShadingType 5/VerticesPerRow 2/BitsPerCoordinate 32/BitsPerComponent 16/Decode[0 1 0 1 0 1 0 1 0 1]/ColorSpace/DeviceRGB',
          ),
        ],
      }),
    outcomes: ['text', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'letters-of-control',
    make: () => pdf({ content: HONEST + written(['A\\000B\\001C\\033[31mD'], { y: 600 }) }),
    outcomes: ['text'],
  },
  {
    name: 'letters-that-turn-the-text',
    make: () =>
      pdf({
        content: HONEST,
        font: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
        objects: [
          stream(
            cmap(
              '1 beginbfrange <20> <7e> <0020> endbfrange 1 beginbfchar <23> <202E202D2066206900000007> endbfchar',
            ),
          ),
        ],
      }),
    outcomes: ['text'],
  },
];
