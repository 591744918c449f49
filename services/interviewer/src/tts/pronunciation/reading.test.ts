import type { Language } from '@portal/protocol';
import { loadWasmSounds } from '../testing/espeak-sounds';
import { describeReadings } from '../testing/readings';
import { ARABIC_TERMS } from './arabic';
import { ENGLISH_TERMS } from './english';
import { partsOf, readingOf } from './reading';

describeReadings('WASM', loadWasmSounds);

it.each([ENGLISH_TERMS, ARABIC_TERMS])(
  'no term is listed twice, or without all three columns',
  (list) => {
    const lines = list.split('\n').filter((line) => line.trim());
    const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
    for (const line of cells)
      expect([line, line.length, line.every(Boolean)]).toEqual([line, 3, true]);
    const written = cells.map(([term = '']) => term.toLowerCase());
    expect(written).toEqual([...new Set(written)]);
  },
);

describe('numbers and signs in English', () => {
  it.each([
    'Call 555-12-34-56 now.',
    'It began on 2019-05-01 here.',
    'COVID-19 came.',
    'It has 1,998 users and 3.5 stars.',
    'Take 10x engineers2x.',
    'He knows the answer: no. It failed.',
    'Scalable and redistributed.',
    'C and C++ and Cs.',
  ])('%s has nothing to change', (text) => {
    expect(readingOf(text, 'en-US')).toBe(text.replace('10x', '10 times'));
  });
});

it.each<[Language, string]>([
  ['en-US', 'Dr. Ali used C# and SQL from 2019–2022, for $5M (20 %).'],
  ['ar-SA', 'د. علي: مَهَمَّةٌ فِي الـAPI وَ Redis بنسبة ٢٠٪، إلخ.'],
])('the parts of a text in %s are the text', (language, text) => {
  const parts = partsOf(text, language);
  expect(parts.map(({ shown }) => shown).join('')).toBe(text);
  expect(parts.length).toBeGreaterThan(4);
});
