import { fitText, wrapText } from './fit-text';

/** Each letter is ten pixels wide. */
const measure = (text: string) => [...text].length * 10;
const wrap = (text: string, maxLines = 2, close = '') =>
  wrapText(text, { width: 120, maxLines, measure, close });

test.each([
  ['Payouts', ['Payouts']],
  ['late by hours', ['late by', 'hours']],
  ['  one   row  ', ['one row']],
])('breaks "%s" between words', (text, lines) => {
  expect(wrap(text)).toEqual(lines);
});

test('cuts what has no room after a word, without its punctuation', () => {
  expect(wrap('We kept one row, and it was late')).toEqual(['We kept one', 'row, and it…']);
  expect(wrap('We kept one long row, on sale days')).toEqual(['We kept one', 'long row…']);
});

test('closes a quote that was cut', () => {
  expect(wrap('“We kept one row and it was late”', 2, '”')).toEqual([
    '“We kept one',
    'row and it…”',
  ]);
});

test('cuts a word that is wider than a line between its letters', () => {
  expect(wrap('Donaudampfschifffahrt')).toEqual(['Donaudampfs…']);
  expect(wrap('a Donaudampfschifffahrt company')).toEqual(['a', 'Donaudampfs…']);
});

test('every line fits, in Arabic too', () => {
  const text = '«كان مئتا كاتب يتنافسون على السطر نفسه، فتأخرت المدفوعات ساعات»';
  const lines = wrap(text, 3, '»');
  expect(lines).toHaveLength(3);
  expect(lines.every((line) => measure(line) <= 120)).toBe(true);
  expect(lines.at(-1)).toMatch(/…»$/);
});

describe('the setting', () => {
  const settings = [
    { size: 20, maxLines: 1 },
    { size: 10, maxLines: 2 },
  ];
  const fit = (text: string) =>
    fitText(text, settings, {
      width: 120,
      measureAt: (size) => (shown) => [...shown].length * size,
    });

  test('is the first in which the text fits', () => {
    expect(fit('Nurse')).toEqual({ size: 20, lines: ['Nurse'] });
    expect(fit('Backend Engineer')).toEqual({ size: 10, lines: ['Backend', 'Engineer'] });
  });

  test('is the last if it fits in none, which cuts it', () => {
    expect(fit('Senior Backend Engineer for payments')).toEqual({
      size: 10,
      lines: ['Senior', 'Backend…'],
    });
  });

  test('does not take the text’s own ellipsis for a cut', () => {
    expect(fit('Nur…')).toEqual({ size: 20, lines: ['Nur…'] });
  });
});
