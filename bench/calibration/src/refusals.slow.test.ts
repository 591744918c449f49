import { calibrate, shortcomings } from './calibration';
import type { Part, Scorer } from './interview';

describe('the calibration refuses', () => {
  const words = ({ answer }: Part) =>
    answer.segments.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const scorer =
    (score: (part: Part) => number | null): Scorer =>
    (parts) => {
      const questions = parts.map(score);
      const known = questions.filter((each) => each !== null);
      return {
        questions,
        overall:
          known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length,
      };
    };
  const complaints = (score: (part: Part) => number | null) =>
    shortcomings(calibrate(scorer(score))).join('\n');

  it('a scorer that counts words', () => {
    const said = complaints((part) => Math.min(100, words(part) / 2));
    expect(said).toMatch(/bare injection/);
    expect(said).toMatch(/around an answer/);
    expect(said).toMatch(/rambling/);
  });

  it('a scorer that counts keywords', () => {
    const said = complaints(({ group, answer }) => {
      const text = answer.segments
        .map((segment) => segment.text)
        .join(' ')
        .toLowerCase();
      return group.question.keywords.filter((word) => text.includes(word)).length * 10;
    });
    expect(said).toMatch(/ordered right/);
  });

  it('a scorer that gives every answer the same score', () => {
    expect(complaints(() => 50)).toMatch(/ordered right: 0.500/);
  });

  it('a scorer that always abstains', () => {
    expect(complaints(() => null)).toMatch(/ordered right: 0.500/);
  });
});
