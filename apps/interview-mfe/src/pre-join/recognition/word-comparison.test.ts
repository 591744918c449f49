import { SENTENCES } from './sentences';
import { compareWords, isEnough } from './word-comparison';

const missed = (sentence: string, heard: string) =>
  compareWords(sentence, heard)
    .words.filter(({ understood }) => !understood)
    .map(({ text }) => text);

test('everything was understood', () => {
  const { words, understood } = compareWords('I led a small team.', 'i led a small team');
  expect(words.map(({ text }) => text)).toEqual(['I', 'led', 'a', 'small', 'team.']);
  expect(understood).toBe(5);
});

test.each([
  ['case and punctuation', 'In the end, we won!', 'IN THE END we won'],
  ['apostrophes', 'I’m here', "i'm here"],
  ['Arabic vowel marks', 'فريقًا صغيرًا', 'فَرِيقا صَغيراً'],
  ['Arabic spelling variants', 'قاعدة الأخير إلى', 'قاعده الاخير الي'],
  ['an Arabic comma and the stretched form', 'نعم، قاعدة', 'نعم قاعـــدة'],
])('ignores %s', (_what, sentence, heard) => {
  expect(missed(sentence, heard)).toEqual([]);
});

test('names the words that were replaced, left out or out of place', () => {
  expect(missed('I led a small team', 'I let a small team')).toEqual(['led']);
  expect(missed('I led a small team', 'I led team')).toEqual(['a', 'small']);
  expect(missed('led a team', 'team a led')).toEqual(['led', 'team']);
});

test('extra words cost nothing, neither before nor between nor after', () => {
  expect(missed('I led a team', 'um so I uh led a a team thanks')).toEqual([]);
});

test('each heard word is used once', () => {
  expect(missed('the more the better', 'the better')).toHaveLength(2);
});

test('the first of the same words may be the one that was missed', () => {
  expect(missed('we tested and we shipped', 'tested and we shipped')).toEqual(['we']);
});

test('nothing was heard', () => {
  expect(compareWords('I led a team', '')).toMatchObject({ understood: 0 });
  expect(compareWords('I led a team', ' ... ')).toMatchObject({ understood: 0 });
});

test('a dash between words is no word', () => {
  expect(compareWords('search – for us', 'search for us')).toMatchObject({ understood: 3 });
});

test('four fifths are enough', () => {
  expect(isEnough(compareWords('one two three four five', 'one two three four'))).toBe(true);
  expect(isEnough(compareWords('one two three four five', 'one two three'))).toBe(false);
});

test.each(Object.entries(SENTENCES))('the %s sentence has 11 to 99 words', (_, sentence) => {
  const { words, understood } = compareWords(sentence, sentence);
  expect(words.length).toBeGreaterThanOrEqual(11);
  expect(words.length).toBeLessThanOrEqual(99);
  expect(understood).toBe(words.length);
  expect(sentence).not.toMatch(/\d/);
});
