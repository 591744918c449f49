import { correctedPieces, correctedText } from './corrected-text';

const TEXT = 'the  rye to the\nbalance';
const correction = (from: number, count: number, text: string, addition = false) => ({
  from,
  count,
  text,
  addition,
  heard: '',
});

test('puts corrections in place of the words that were misheard, and keeps everything else', () => {
  expect(correctedText(TEXT)).toBe(TEXT);
  expect(
    correctedText(TEXT, [correction(1, 1, 'write'), correction(3, 2, 'a balance sheet')]),
  ).toBe('the  write to a balance sheet');
});

test('leaves additions out', () => {
  expect(correctedText(TEXT, [correction(4, 1, 'balance, twice', true)])).toBe(TEXT);
});

test('the pieces make up the text as it was heard', () => {
  const pieces = correctedPieces(TEXT, [
    correction(0, 2, 'they write'),
    correction(4, 1, 'x', true),
  ]);
  expect(pieces.map(({ text }) => text).join('')).toBe(TEXT);
  expect(pieces.map(({ text, start }) => TEXT.startsWith(text, start))).toEqual([true, true, true]);
});

test('ignores corrections of words that are not there, or corrected already', () => {
  expect(
    correctedText(TEXT, [
      correction(1, 2, 'write to'),
      correction(2, 1, 'x'),
      correction(4, 2, 'x'),
    ]),
  ).toBe('the  write to the\nbalance');
});
