import { fold, words, wordsAsWritten } from './words';

it('spelling variants are one word', () => {
  expect(fold('الإِصْدَارُ')).toBe('الاصدار');
  expect(words('مراجعة الإصدار')).toEqual(['مراجعه', 'الاصدار']);
});

it('keeps the written form of each word next to its folded one', () => {
  const text = 'راجعتُ «الإصدار» الثاني، وقِسنا الأداء: 40% — don’t stop at node.js';
  expect(wordsAsWritten(text).map(({ folded }) => folded)).toEqual(words(text));
  expect(wordsAsWritten(text).map(({ written }) => written)).toEqual([
    'راجعت',
    'الإصدار',
    'الثاني',
    'وقسنا',
    'الأداء',
    '40%',
    "don't",
    'stop',
    'at',
    'node.js',
  ]);
});
