import { HONEST, HONEST_LINES, pdf, repeat, written } from './builder';
import type { HostileFile } from './hostile-file';

/** Files with endless, huge or tiny pages, or with invalid page boxes. */
export const pages: HostileFile[] = [
  {
    name: 'page-of-a-thousand-million-points',
    make: () => pdf({ page: '/MediaBox[0 0 1000000000 1000000000]' }),
    outcomes: ['no_text'],
  },
  {
    name: 'page-without-a-size',
    make: () => pdf({ page: '/MediaBox[0 0 0 0]' }),
    outcomes: ['text', 'no_text'],
  },
  {
    name: 'page-turned-inside-out',
    make: () => pdf({ page: '/MediaBox[595 842 0 0]' }),
    outcomes: ['text'],
  },
  {
    name: 'page-of-words-for-numbers',
    make: () => pdf({ page: '/MediaBox[/a /b (c) null]/Rotate/x/UserUnit(y)' }),
    outcomes: ['text', 'no_text'],
  },
  {
    name: 'page-of-endless-numbers',
    make: () =>
      pdf({ page: `/MediaBox[0 0 ${'9'.repeat(400)} ${'9'.repeat(400)}]/UserUnit 1e308` }),
    outcomes: ['text', 'no_text'],
  },
  {
    name: 'one-page-a-hundred-thousand-times',
    make: () => pdf({ pages: `/Count 100000/Kids[${repeat('3 0 R ', 100_000)}]` }),
    outcomes: ['too_many_pages'],
  },
  {
    name: 'count-of-two-thousand-million',
    make: () => pdf({ pages: '/Count 2147483647/Kids[3 0 R]' }),
    outcomes: ['too_many_pages', 'text'],
  },
  {
    name: 'count-below-zero',
    make: () => pdf({ pages: '/Count -1/Kids[3 0 R]' }),
    outcomes: ['text', 'damaged', 'no_text'],
  },
  {
    name: 'count-of-one-for-thirty-one',
    make: () => pdf({ pages: `/Count 1/Kids[${repeat('3 0 R ', 31)}]` }),
    outcomes: ['text', 'too_many_pages'],
  },
  {
    name: 'content-in-a-hundred-thousand-parts',
    heavy: true,
    make: () =>
      pdf({
        replace: {
          3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents[${repeat('4 0 R ', 100_000)}]>>`,
        },
      }),
    outcomes: ['text', 'too_much_text', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'a-hundred-thousand-notes',
    heavy: true,
    make: () =>
      pdf({
        page: `/Annots[${repeat('<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(x)>> ', 100_000)}]`,
      }),
    outcomes: ['text', 'too_slow'],
  },
  {
    name: 'text-at-the-end-of-the-world',
    make: () => pdf({ content: `${HONEST}${written(['Far away'], { x: 1e300, y: -1e300 })}` }),
    outcomes: ['text'],
  },
  {
    name: 'matrices-of-nothing-and-everything',
    make: () =>
      pdf({
        content: `${HONEST}q 0 0 0 0 0 0 cm ${written(['Nothing'])} Q q 1e38 1e38 1e38 1e38 0 0 cm ${written(['Everything'])} Q BT /F1 1e38 Tf (x) Tj ET BT /F1 0 Tf (x) Tj ET`,
      }),
    outcomes: ['text'],
  },
  {
    name: 'operators-without-operands',
    make: () =>
      pdf({
        content: `Tf Tj TJ cm Tm Td " ' Do gs scn sh re l c v y d i w Q Q Q EMC ET ${HONEST} BI ID EI`,
      }),
    outcomes: ['text'],
  },
  {
    name: 'operands-without-end',
    heavy: true,
    make: () => pdf({ content: `${repeat('1 ', 1_000_000)} cm ${HONEST}` }),
    outcomes: ['text', 'no_text', 'too_slow'],
  },
  {
    name: 'text-of-a-million-characters',
    heavy: true,
    make: () =>
      pdf({
        content: Array.from({ length: 10_000 }, (_, line) =>
          written(HONEST_LINES, { y: 800 - (line % 700) }),
        ).join(''),
      }),
    outcomes: ['too_much_text', 'too_much_memory', 'too_slow'],
  },
];
