import { CORRECTION_MAX_CHARS } from '@portal/protocol';
import { isAddition, type Certainty } from './judge-correction';
import type { LabelledCorrection } from './labelled/format';
import { TUNING } from './labelled/tuning';
import { UNTOUCHED } from './labelled/untouched';

const heard = (text: string, certainty: Certainty = 'confident') =>
  text.split(' ').map((word) => ({ text: word, certainty }));

const wrong = (corrections: readonly LabelledCorrection[]): string[] =>
  corrections
    .filter(
      ({ heard: words, text, certainty, label }) =>
        isAddition(heard(words, certainty), text) !== (label === 'addition'),
    )
    .map((correction) => `${correction.heard} → ${correction.text}`);

describe('labelled corrections', () => {
  it.each([
    ['tuning', TUNING],
    ['untouched', UNTOUCHED],
  ])('%s: has at least 20 of each kind, in both languages', (_, corrections) => {
    for (const label of ['mended', 'addition'])
      for (const language of ['en-US', 'ar-SA'])
        expect(
          corrections.filter((one) => one.label === label && one.language === language).length,
        ).toBeGreaterThanOrEqual(10);
  });

  // All that are wrong stand here, so that a change of the rule shows what it changes.
  it('of the tuning half, two of 57 are judged wrong, both too strictly', () => {
    expect(wrong(TUNING)).toEqual(['he molested as a → in my last', 'بيايي → واجهة API']);
  });

  it('of the untouched half, one of 56 is judged wrong', () => {
    expect(wrong(UNTOUCHED)).toEqual(['junior → senior']);
  });
});

describe('a correction', () => {
  it('that writes the same word otherwise mends', () => {
    expect(isAddition(heard('post gress was down'), 'Postgres was down.')).toBe(false);
    expect(isAddition(heard('المسؤوله'), 'المسئولة')).toBe(false);
    expect(isAddition(heard('fifty two percent'), '52%')).toBe(false);
  });

  it('adds the more easily, the surer the recognizer was of the word', () => {
    const adds = (text: string) =>
      (['confident', 'unknown', 'doubted'] as const).map((c) =>
        isAddition(heard('crate', c), text),
      );
    expect(adds('great')).toEqual([false, false, false]);
    expect(adds('threat')).toEqual([true, false, false]);
    expect(adds('target')).toEqual([true, true, false]);
    expect(adds('backlog')).toEqual([true, true, true]);
  });

  it('cannot hide an added word among many that stay', () => {
    const words = 'we put the sessions in the cache and it was fast after that day';
    expect(isAddition(heard(words), words)).toBe(false);
    expect(isAddition(heard(words), words.replace('the cache', 'the Redis cache'))).toBe(true);
    expect(isAddition(heard(words), words.replace('it was', 'it was not'))).toBe(true);
    expect(isAddition(heard(words, 'doubted'), words.replace('fast', 'never fast'))).toBe(true);
  });

  it('may put in one small word that was swallowed, not several', () => {
    expect(isAddition(heard('I responsible for it'), 'I was responsible for it')).toBe(false);
    expect(isAddition(heard('I responsible'), 'I that was responsible')).toBe(true);
  });

  it('may leave out small words, but nothing that says something', () => {
    expect(isAddition(heard('we the wrote it'), 'we wrote it')).toBe(false);
    expect(isAddition(heard('we never tested it'), 'we tested it')).toBe(true);
  });

  it('of a word that is longer than any correction adds, and takes no time', () => {
    const endless = 'b'.repeat(20_000);
    const begun = performance.now();
    expect(isAddition(heard(endless), 'b')).toBe(true);
    expect(isAddition(heard(endless), endless.slice(0, CORRECTION_MAX_CHARS))).toBe(true);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it('of nothing that sounds adds', () => {
    expect(isAddition(heard('…', 'doubted'), 'sharding')).toBe(true);
  });
});
