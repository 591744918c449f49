import { interviewOf } from '../../testing/records';
import { progressOf } from './Trend';

const held = (day: number, overallScore: number | null) =>
  interviewOf({
    id: `i${day}`,
    completedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
    overallScore,
  });

describe('the score history', () => {
  it.each([
    [52, 74, { direction: 'up', by: 22 }],
    [74, 61, { direction: 'down', by: 13 }],
    [60, 60, { direction: 'level' }],
    // Both scores are displayed as 60, so the trend must be level.
    [59.6, 60.4, { direction: 'level' }],
  ] as const)('from %d to %d', (first, latest, change) => {
    expect(progressOf([held(18, latest), held(9, 99), held(2, first)])).toMatchObject({
      latest: Math.round(latest),
      change,
    });
  });

  it('sorts oldest first and leaves out interviews without a score', () => {
    const scores = progressOf([held(9, 60), held(18, 74), held(14, null), held(2, 52)])?.scores;
    expect(scores?.map(({ id, score }) => [id, score])).toEqual([
      ['i2', 52],
      ['i9', 60],
      ['i18', 74],
    ]);
  });

  it('has no change with one score, and is null without any', () => {
    expect(progressOf([held(2, 52)])).toMatchObject({ latest: 52, change: null });
    expect(progressOf([held(2, null)])).toBeNull();
  });
});
