import { HONEST, pdf, repeat, stream } from './builder';
import type { HostileFile } from './hostile-file';

const DEEP = 200_000;
const arrays = (depth: number): string => repeat('[', depth) + repeat(']', depth);
const dictionaries = (depth: number): string => `${repeat('<</A ', depth)}1${repeat('>>', depth)}`;

/** Returns a file whose page tree has one child per level. */
function pageTree(depth: number): Buffer {
  const objects = Array.from(
    { length: depth },
    (_, level) =>
      `<</Type/Pages/Parent ${level === 0 ? 2 : 5 + level} 0 R/Count 1/Kids[${level === depth - 1 ? 3 : 7 + level} 0 R]>>`,
  );
  return pdf({ pages: '/Count 1/Kids[6 0 R]', objects });
}

const outlines = (depth: number): Buffer =>
  pdf({
    catalog: '/Outlines 6 0 R',
    objects: Array.from(
      { length: depth },
      (_, level) => `<</Title(x)/First ${7 + level} 0 R/Last ${7 + level} 0 R/Count 1>>`,
    ),
  });

/** Returns a file with nested forms, the innermost of which writes the text. */
function forms(depth: number): Buffer {
  const objects = Array.from({ length: depth }, (_, level) =>
    stream(
      level === depth - 1 ? HONEST : '/X Do',
      `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>/XObject<</X ${7 + level} 0 R>>>>`,
    ),
  );
  return pdf({ resources: '/XObject<</X 6 0 R>>', content: '/X Do', objects });
}

/** Returns a file with a chain of references where a number is expected. */
const references = (depth: number): Buffer =>
  pdf({
    page: '/Rotate 6 0 R',
    objects: Array.from({ length: depth }, (_, level) =>
      level === depth - 1 ? '0' : `${7 + level} 0 R`,
    ),
  });

/** Deep nesting. */
export const nesting: HostileFile[] = [
  {
    name: 'deep-arrays',
    heavy: true,
    make: () => pdf({ page: `/Annots ${arrays(DEEP)}` }),
    outcomes: ['damaged', 'text'],
  },
  {
    name: 'deep-dictionaries',
    make: () => pdf({ page: `/PieceInfo ${dictionaries(DEEP)}` }),
    outcomes: ['damaged', 'text'],
  },
  {
    name: 'deep-arrays-in-the-catalog',
    heavy: true,
    make: () => pdf({ catalog: `/Names ${arrays(DEEP)}` }),
    outcomes: ['damaged', 'text'],
  },
  {
    name: 'deep-arrays-in-content',
    heavy: true,
    make: () => pdf({ content: `${HONEST} ${arrays(DEEP)} TJ` }),
    outcomes: ['damaged', 'text'],
  },
  { name: 'deep-page-tree', make: () => pageTree(20_000), outcomes: ['text', 'damaged'] },
  { name: 'deep-outlines', make: () => outlines(20_000), outcomes: ['text'] },
  {
    name: 'deep-forms',
    heavy: true,
    make: () => forms(5_000),
    outcomes: ['text', 'no_text', 'damaged', 'too_slow', 'too_much_memory'],
  },
  { name: 'deep-references', make: () => references(10_000), outcomes: ['text', 'damaged'] },
  {
    name: 'deep-graphics-states',
    heavy: true,
    make: () => pdf({ content: repeat('q ', 500_000) + HONEST }),
    outcomes: ['text', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'deep-marked-content',
    heavy: true,
    make: () => pdf({ content: repeat('/Span BMC ', 500_000) + HONEST }),
    outcomes: ['text', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'deep-parentheses-in-a-string',
    make: () => pdf({ content: `${HONEST} BT (${repeat('(', DEEP)}${repeat(')', DEEP)}) Tj ET` }),
    outcomes: ['text', 'too_much_text'],
  },
];
