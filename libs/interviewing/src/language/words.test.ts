import { fold, stem, words, wordsAsWritten } from './words';

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

it.each([
  ['behaviour', 'behavior'],
  ['organised', 'organizing'],
  ['prioritisation', 'prioritize'],
  ['analysing', 'analyze'],
  ['practising', 'practice'],
  ['kilometres', 'kilometer'],
  ['programmes', 'program'],
])('British and American spelling have one stem: %s, %s', (british, american) => {
  expect(stem(british)).toBe(stem(american));
});

it('leaves short words that only look British alone', () => {
  expect(['hour', 'four', 'noise', 'raise'].map(stem)).toEqual(['hour', 'four', 'nois', 'rais']);
});
