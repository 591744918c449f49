import type { AnswerReading, PointReading } from '../language-model/tasks/read-answer';
import type { GivenPoints } from './parts';

/** How well a point is covered, by what a model read; null where the rules decide. */
const VALUES: Readonly<Record<PointReading['verdict'], number | null>> = {
  covered: 1,
  partly: 0.5,
  wrong: 0,
  absent: 0,
  uncertain: null,
};

/**
 * The most that the readings of all points of a question may move its score by, up or down (0–100).
 * Each point has an equal part of it, so that a model that obeys an order in an answer gains no
 * more than the points are worth.
 */
export const READINGS_MOVE_AT_MOST = 20;

/** What a factual mistake costs a question (0–100), in addition to the point itself. */
export const WRONG_POINT_COSTS = 5;

/** Returns the values of the points that a model has read. */
export const givenPoints = (reading: AnswerReading | null): GivenPoints =>
  reading ? reading.points.map(({ verdict }) => VALUES[verdict]) : [];

/** Returns what the mistakes in an answer cost (0–100). */
export const costOf = (reading: AnswerReading | null): number =>
  WRONG_POINT_COSTS * (reading?.points.filter(({ verdict }) => verdict === 'wrong').length ?? 0);

/**
 * Limits how far readings move a question's score from the one by rules, and takes off the cost of
 * mistakes. All scores are 0–100.
 */
export function boundedScore(
  score: number,
  byRules: number,
  reading: AnswerReading | null,
): number {
  if (!reading) return score;
  const read = givenPoints(reading).filter((value) => value !== null).length;
  const room = (READINGS_MOVE_AT_MOST * read) / Math.max(1, reading.points.length);
  const within = Math.max(byRules - room, Math.min(byRules + room, score));
  return Math.max(0, Math.min(100, within - costOf(reading)));
}
