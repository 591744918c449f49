import { fold, words, wordsAsWritten } from './words';

it('what is written in several ways is one word', () => {
  expect(fold('الإِصْدَارُ')).toBe('الاصدار');
  expect(words('مراجعة الإصدار')).toEqual(['مراجعه', 'الاصدار']);
});

it('words keep their own spelling beside the folded one, place for place', () => {
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
