import type { Language } from '@portal/protocol';
import type { Pace } from '../conversation/patience';
import { endLikelihood, silenceNeeded } from './endpointing';

/**
 * Returns the silence (ms) that ends a turn after these words. Without the optional evidence, the
 * result depends only on the words.
 */
function needed(
  text: string,
  {
    language = 'en-US' as Language,
    pace = 'usual' as Pace,
    endings = null as Record<string, number> | null,
    sentenceEnd = null as number | null,
    endOfTurn = null as number | null,
  } = {},
): number {
  return silenceNeeded({ text, endings, language, pace, sentenceEnd, endOfTurn });
}
const answer = 'we had a slow report and I moved it to a queue so the page loaded twice as fast';

describe('the silence that ends a turn', () => {
  it('is short after a sentence that may be complete', () => {
    expect(needed(answer, { sentenceEnd: -0.6 })).toBeLessThan(400);
  });

  it.each([
    'and',
    'because',
    'the',
    'my',
    'to',
    'with',
    'which',
    'um',
    'we',
    'I was',
    'so the thing is',
    'you know',
  ])('is longer than a thinking pause of one second after "… %s"', (end) => {
    expect(needed(`${answer} ${end}`, { sentenceEnd: -1.5 })).toBeGreaterThan(1_000);
  });

  it('is long after a subordinate clause', () => {
    expect(needed('if I had to do it again')).toBeGreaterThan(1_000);
  });

  it.each(['skip', 'no thank you', 'yes', 'could you repeat the question', "I don't know"])(
    'is shortest after the request "%s"',
    (command) => {
      expect(needed(command)).toBe(200);
    },
  );

  it('is not short if a command leads on', () => {
    expect(needed('skip the')).toBeGreaterThan(800);
  });

  it('is shorter the longer the turn', () => {
    expect(needed(answer)).toBeLessThan(needed('we had a report'));
  });

  it('is longer if the last word may have been one that leads on', () => {
    expect(needed(`${answer} bike`, { endings: { bike: 0.5, by: 0.5 } })).toBeGreaterThan(
      needed(`${answer} bike`, { endings: { bike: 0.5, bikes: 0.5 } }),
    );
  });

  it('ignores alternatives without the final word', () => {
    expect(needed(`${answer} everybody`, { endings: { i: 1 } })).toBe(
      needed(`${answer} everybody`),
    );
  });

  it.each([
    ['the buttons were too small', 'we had another small'],
    ['privacy was extremely important', 'it is important'],
  ])('is shorter after "%s" than after "%s"', (whole, open) => {
    expect(needed(whole)).toBeLessThan(needed(open));
  });

  it("gets shorter with the language model's score, and with the sound's", () => {
    const start = 'we moved it to a queue';
    expect(needed(start, { sentenceEnd: -0.5 })).toBeLessThan(needed(start, { sentenceEnd: -1.4 }));
    expect(needed(start, { endOfTurn: 0.9 })).toBeLessThan(needed(start, { endOfTurn: 0.1 }));
  });

  it('is twice as long if the candidate asked for time', () => {
    for (const text of [answer, `${answer} and`, 'skip', 'we had a report'])
      expect(Math.abs(needed(text, { pace: 'patient' }) - 2 * needed(text))).toBeLessThanOrEqual(1);
  });

  it('stays within its limits', () => {
    for (const sentenceEnd of [-6, 0]) {
      for (const text of ['', 'and', answer, `${answer}.`]) {
        expect(
          needed(text, { sentenceEnd, endOfTurn: sentenceEnd < 0 ? 0 : 1 }),
        ).toBeGreaterThanOrEqual(200);
        expect(
          needed(text, { sentenceEnd, endOfTurn: sentenceEnd < 0 ? 0 : 1 }),
        ).toBeLessThanOrEqual(2_400);
      }
    }
  });
});

describe('in Arabic', () => {
  const answered = 'كان التقرير بطيئا فنقلته إلى طابور وأصبحت الصفحة أسرع مرتين من قبل';

  it.each(['لأن', 'في', 'هذا', 'و', 'الذي', 'يعني', 'كنت'])(
    'a sentence continues after "%s"',
    (end) => {
      expect(needed(`${answered} ${end}`, { language: 'ar-SA' })).toBeGreaterThan(
        needed(`${answered} جدا`, { language: 'ar-SA' }) + 400,
      );
    },
  );

  it("diacritics don't matter", () => {
    expect(needed('انتقلنا إلى النظام الجديد لِأَنَّ', { language: 'ar-SA' })).toBe(
      needed('انتقلنا إلى النظام الجديد لأن', { language: 'ar-SA' }),
    );
  });

  it('"skip" is complete', () => {
    expect(needed('تخطي السؤال', { language: 'ar-SA' })).toBe(200);
  });
});

it('an end is more likely with more evidence for it', () => {
  const likelihood = (text: string, sentenceEnd: number) =>
    endLikelihood({ text, endings: null, language: 'en-US', sentenceEnd, endOfTurn: null });
  expect(likelihood(answer, -0.5)).toBeGreaterThan(0.6);
  expect(likelihood(`${answer} because`, -1.8)).toBeLessThan(0.3);
});
