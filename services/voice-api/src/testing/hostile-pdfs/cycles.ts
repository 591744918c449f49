import { assemble, body, HONEST, join, objectsOf, pdf, stream, table } from './builder';
import type { HostileFile } from './hostile-file';

const form = (content: string, resources: string): Buffer =>
  stream(
    content,
    `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>${resources}>>`,
  );

/** Returns a file whose cross-reference table points to itself as the previous table. */
function previousTableIsItself(): Buffer {
  const { bytes, offsets } = body(objectsOf({}));
  return join(
    bytes,
    table(offsets, `/Prev ${bytes.length}`),
    `startxref\n${bytes.length}\n%%EOF\n`,
  );
}

/** Returns a file with two cross-reference tables, each naming the other as the previous one. */
function tablesInACircle(): Buffer {
  const { bytes, offsets } = body(objectsOf({}));
  const first = bytes.length;
  const placeholder = table(offsets, '/Prev 0000000000');
  const second = first + placeholder.length;
  return join(
    bytes,
    table(offsets, `/Prev ${String(second).padStart(10, '0')}`),
    table(offsets, `/Prev ${first}`),
    `startxref\n${second}\n%%EOF\n`,
  );
}

/** Circular references. */
export const cycles: HostileFile[] = [
  {
    name: 'page-tree-that-holds-itself',
    make: () => pdf({ pages: '/Kids[2 0 R 3 0 R]/Count 2' }),
    outcomes: ['damaged', 'text'],
  },
  {
    name: 'page-tree-that-holds-its-parent',
    make: () =>
      pdf({
        pages: '/Kids[6 0 R]/Count 1',
        objects: ['<</Type/Pages/Parent 2 0 R/Count 1/Kids[2 0 R]>>'],
      }),
    outcomes: ['damaged'],
  },
  {
    name: 'page-whose-parent-is-itself',
    make: () => pdf({ replace: { 3: '<</Type/Page/Parent 3 0 R/Contents 4 0 R>>' } }),
    outcomes: ['damaged', 'no_text', 'text'],
  },
  {
    name: 'resources-inherited-in-a-circle',
    make: () =>
      pdf({
        replace: { 3: '<</Type/Page/Parent 6 0 R/Contents 4 0 R/MediaBox[0 0 595 842]>>' },
        objects: ['<</Type/Pages/Parent 7 0 R>>', '<</Type/Pages/Parent 6 0 R>>'],
      }),
    outcomes: ['no_text', 'damaged', 'text'],
  },
  {
    name: 'form-that-paints-itself',
    make: () =>
      pdf({
        resources: '/XObject<</X 6 0 R>>',
        content: `${HONEST}/X Do`,
        objects: [form('/X Do /X Do', '/XObject<</X 6 0 R>>')],
      }),
    outcomes: ['text'],
  },
  {
    name: 'forms-that-paint-each-other',
    make: () =>
      pdf({
        resources: '/XObject<</X 6 0 R>>',
        content: `${HONEST}/X Do`,
        objects: [
          form('/X Do /X Do', '/XObject<</X 7 0 R>>'),
          form('/X Do /X Do', '/XObject<</X 6 0 R>>'),
        ],
      }),
    outcomes: ['text'],
  },
  { name: 'table-that-follows-itself', make: previousTableIsItself, outcomes: ['text'] },
  { name: 'tables-that-follow-each-other', make: tablesInACircle, outcomes: ['text'] },
  {
    name: 'reference-to-itself',
    make: () => pdf({ page: '/Rotate 6 0 R', objects: ['6 0 R'] }),
    outcomes: ['text', 'damaged'],
  },
  {
    name: 'length-that-is-its-own-stream',
    make: () => pdf({ replace: { 4: `<</Length 4 0 R>>stream\n${HONEST}\nendstream` } }),
    outcomes: ['text', 'no_text', 'damaged'],
  },
  {
    name: 'object-streams-that-extend-each-other',
    make: () =>
      pdf({
        page: '/Annots 8 0 R',
        objects: [
          stream('8 0 null', '/Type/ObjStm/N 1/First 4/Extends 7 0 R'),
          stream('8 0 null', '/Type/ObjStm/N 1/First 4/Extends 6 0 R'),
        ],
      }),
    outcomes: ['text'],
  },
  {
    name: 'letters-that-are-their-own-map',
    make: () =>
      pdf({
        font: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
        objects: [stream('', '/Type/CMap/UseCMap 6 0 R')],
      }),
    outcomes: ['text', 'no_text'],
  },
  {
    name: 'font-of-glyphs-that-write-with-it',
    make: () =>
      pdf({
        resources: '/XObject<<>>',
        content: `${HONEST}BT /F2 12 Tf 50 500 Td (aaaa) Tj ET`.replace('/F2', '/F1'),
        font: '<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 97/Widths[600]/Encoding<</Differences[97/a]>>/CharProcs<</a 6 0 R>>/Resources<</Font<</F1 5 0 R>>>>>>',
        objects: [stream('600 0 d0 BT /F1 500 Tf (aa) Tj ET')],
      }),
    outcomes: ['other_text', 'no_text', 'text', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'pattern-painted-with-itself',
    heavy: true,
    make: () =>
      pdf({
        resources: '/Pattern<</P 6 0 R>>',
        content: `${HONEST}/Pattern cs /P scn 0 0 100 100 re f`,
        objects: [
          stream(
            '/Pattern cs /P scn 0 0 9 9 re f',
            '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 10 10]/XStep 10/YStep 10/Resources<</Pattern<</P 6 0 R>>>>',
          ),
        ],
      }),
    outcomes: ['text', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'soft-mask-masked-by-itself',
    make: () =>
      pdf({
        resources: '/ExtGState<</G 7 0 R>>',
        content: `${HONEST}/G gs 0 0 100 100 re f`,
        objects: [
          stream(
            '/G gs 0 0 9 9 re f',
            '/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Group<</S/Transparency>>/Resources<</ExtGState<</G 7 0 R>>>>',
          ),
          '<</SMask<</S/Alpha/G 6 0 R>>>>',
        ],
      }),
    outcomes: ['text'],
  },
  {
    name: 'colour-space-based-on-itself',
    make: () =>
      pdf({
        resources: '/ColorSpace<</C 6 0 R>>',
        content: `${HONEST}/C cs 0 scn 0 0 9 9 re f`,
        objects: ['[/Indexed 6 0 R 255 (x)]'],
      }),
    outcomes: ['text', 'damaged'],
  },
  {
    name: 'outlines-in-a-circle',
    make: () =>
      pdf({
        catalog: '/Outlines 6 0 R',
        objects: [
          '<</First 7 0 R/Last 7 0 R>>',
          '<</Title(a)/Next 8 0 R/Parent 6 0 R>>',
          '<</Title(b)/Next 7 0 R/First 6 0 R/Parent 6 0 R>>',
        ],
      }),
    outcomes: ['text'],
  },
  {
    name: 'names-in-a-circle',
    make: () =>
      pdf({ catalog: '/Names<</JavaScript 6 0 R>>/Dests 6 0 R', objects: ['<</Kids[6 0 R]>>'] }),
    outcomes: ['text'],
  },
  {
    name: 'catalog-that-is-its-page',
    make: () =>
      assemble(objectsOf({ replace: { 1: '<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]/Count 1>>' } })),
    outcomes: ['damaged', 'no_text'],
  },
];
