import { readdirSync } from 'node:fs';
import { QUALITIES, type Group } from '../corpus/format';
import { SECOND_GROUPS } from '../corpus/second';
import { SECOND_INJECTIONS } from '../corpus/second/injections';
import { FIRST_GROUPS } from '../corpus/first';
import { FIRST_INJECTIONS } from '../corpus/first/injections';
import { answerOf, pairsOf } from './pairs';
import { halfOf } from './split';

const ALL = [...FIRST_GROUPS, ...SECOND_GROUPS];
const NOT_GROUPS = ['index', 'injections'];
const filesOf = (half: string) =>
  readdirSync(new URL(`../corpus/${half}/`, import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !NOT_GROUPS.includes(name));
const wordsIn = (group: Group, id: string) =>
  answerOf(group, id).segments.reduce((sum, { text }) => sum + text.split(' ').length, 0);
const textsOf = (groups: readonly Group[]) =>
  groups.flatMap(({ answers }) =>
    answers.flatMap(({ segments }) => segments.map(({ text }) => text)),
  );

describe('the written answers', () => {
  it.each([
    ['first', FIRST_GROUPS],
    ['second', SECOND_GROUPS],
  ] as const)(
    'of the %s half are those whose ids fall into it, each in a file of its name',
    (half, groups) => {
      expect(groups.map(({ id }) => halfOf(id))).toEqual(groups.map(() => half));
      expect(groups.map(({ id }) => id).sort()).toEqual(filesOf(half).sort());
    },
  );

  it.each([
    ['first', FIRST_GROUPS],
    ['second', SECOND_GROUPS],
  ] as const)(
    'of the %s half are in both languages, with every quality to each question',
    (_, groups) => {
      expect([...new Set(groups.map(({ language }) => language))].sort()).toEqual([
        'ar-SA',
        'en-US',
      ]);
      for (const group of groups)
        expect(group.answers.map(({ label }) => label)).toEqual(
          expect.arrayContaining([...QUALITIES]),
        );
    },
  );

  it('come from at least ten families of work, two in five of them in Arabic', () => {
    expect(new Set(ALL.map(({ family }) => family)).size).toBeGreaterThanOrEqual(10);
    const arabic = ALL.filter(({ language }) => language === 'ar-SA').length / ALL.length;
    expect(arabic).toBeGreaterThan(0.35);
    expect(arabic).toBeLessThan(0.45);
  });

  it('have the length of spoken answers', () => {
    for (const group of ALL) {
      expect(wordsIn(group, 'strong')).toBeGreaterThanOrEqual(80);
      expect(wordsIn(group, 'strong')).toBeLessThanOrEqual(190);
      expect(wordsIn(group, 'thin')).toBeLessThan(wordsIn(group, 'adequate'));
    }
  });

  it('are Arabic without diacritics, as recognizers write', () => {
    const arabic = ALL.filter(({ language }) => language === 'ar-SA');
    expect(textsOf(arabic).filter((text) => /[\u064B-\u0652]/.test(text))).toEqual([]);
  });

  it('have unique ids, and pairs of two different answers', () => {
    for (const group of ALL) {
      expect(new Set(group.answers.map(({ id }) => id)).size).toBe(group.answers.length);
      const pairs = pairsOf(group).map(({ better, worse }) => `${better.id}>${worse.id}`);
      expect(new Set(pairs).size).toBe(pairs.length);
      expect(pairsOf(group).every(({ better, worse }) => better !== worse)).toBe(true);
    }
  });

  it('share no sentence and no injection between the halves', () => {
    const known = new Set([
      ...textsOf(FIRST_GROUPS),
      ...FIRST_INJECTIONS.flatMap(({ before, after }) => [before, after]),
    ]);
    expect(
      [
        ...textsOf(SECOND_GROUPS),
        ...SECOND_INJECTIONS.flatMap(({ before, after }) => [before, after]),
      ].filter((text) => known.has(text)),
    ).toEqual([]);
  });
});
