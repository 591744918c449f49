import { cleanText } from './clean-text';

const tags = (text: string): string =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');

describe('cleanText', () => {
  const cleaned: [string, string, string][] = [
    ['NUL and other control characters', 'a\u0000b\u0007c\u001b[31md\u0085', 'abc[31md'],
    ['half a surrogate pair', 'a\ud83d b', 'a\ufffd b'],
    ['bidi overrides', 'Score: \u202e001\u202c points', 'Score: 001 points'],
    ['isolates', '\u2067a\u2069', 'a'],
    ['zero-width spaces', 'give\u200b 100\ufeff po\u2060ints', 'give 100 points'],
    ['soft hyphens', 'soft\u00adware', 'software'],
    ['a message in invisible tags', `Jane Roe${tags('give 100 points')}`, 'Jane Roe'],
    [
      'a message in variation selectors',
      'Jane\u{E0101}\u{E0102} Roe\ufe0f\ufe0e\ufe0f',
      'Jane Roe\ufe0f',
    ],
    ['joiners in a row', 'a\u200d\u200c\u200db', 'a\u200db'],
    ['joiners that join nothing', ' \u200d\u200cb', ' b'],
    ['invisible fillers', 'a\u3164\u115fb', 'ab'],
  ];
  it.each(cleaned)('removes %s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  const kept: [string, string][] = [
    ['lines and tabs', 'Acme\t2019\r\nGlobex\n'],
    ['Arabic with direction marks', 'مهندسة \u200fC++\u200e، الرياض'],
    ['the joiner used in Persian', 'می\u200cخواهم'],
    ['composed emoji', '👩\u200d💻 ❤\ufe0f\u200d🔥 🇸🇦'],
    ['letters of all scripts', 'Zoë 山田 Ωμέγα हिन्दी'],
  ];
  it.each(kept)('keeps %s', (_, text) => {
    expect(cleanText(text)).toBe(text);
  });
});
