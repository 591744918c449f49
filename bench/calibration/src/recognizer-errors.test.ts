import { FIRST_GROUPS } from '../corpus/first';
import { answerOf } from './pairs';
import {
  distance,
  misheard,
  seededRandom,
  vocabularyOf,
  WORD_ERROR_RATE,
} from './recognizer-errors';

const english = FIRST_GROUPS.filter(({ language }) => language === 'en-US');
const group = english[0]!;
const answer = answerOf(group, 'strong');
const vocabulary = vocabularyOf(english);
const textOf = (given: typeof answer) => given.segments.map(({ text }) => text).join(' ');
const planted = (seed: number) => misheard(answer, group, vocabulary, seededRandom(seed));

/**
 * Returns the minimum number of words to substitute, drop or add to turn one text into the other.
 */
function wordErrors(a: string, b: string): number {
  const letters = new Map<string, string>();
  const encoded = (text: string) =>
    text
      .split(' ')
      .map((word) => {
        if (!letters.has(word)) letters.set(word, String.fromCodePoint(0x4e00 + letters.size));
        return letters.get(word)!;
      })
      .join('');
  return distance(encoded(a), encoded(b));
}

describe('planted recognizer errors', () => {
  it('are reproducible by seed', () => {
    expect(textOf(planted(1))).toBe(textOf(planted(1)));
    expect(textOf(planted(1))).not.toBe(textOf(planted(2)));
  });

  it('affect one word in five', () => {
    const words = textOf(answer).split(' ').length;
    const rate = wordErrors(textOf(answer), textOf(planted(1))) / words;
    expect(Math.abs(rate - WORD_ERROR_RATE)).toBeLessThan(0.03);
  });

  it('keep timing and confidence', () => {
    expect(planted(1).segments.map(({ text: _, ...rest }) => rest)).toEqual(
      answer.segments.map(({ text: _, ...rest }) => rest),
    );
  });

  it('replace words by real words', () => {
    const known = new Set([...vocabulary, 'uh']);
    expect(
      textOf(planted(3))
        .split(' ')
        .filter((word) => !known.has(word)),
    ).toEqual([]);
  });
});

describe('distance', () => {
  it('counts changed, dropped and added letters', () => {
    expect(distance('ward', 'word')).toBe(1);
    expect(distance('word', 'or')).toBe(2);
    expect(distance('', 'abc')).toBe(3);
  });
});
