import type { AnswerReading, PointReading } from '../language-model/tasks/read-answer';
import { overlap, type Mistake } from './mistakes';

/** How well a point is covered, by what a model read; null where the rules decide. */
const VALUES: Readonly<Record<PointReading['verdict'], number | null>> = {
  covered: 1,
  partly: 0.5,
  wrong: 0,
  absent: 0,
  uncertain: null,
};

/**
 * The most that the readings of all points of a question may move its score by (0–100), apart from
 * what mistakes cost.
 * Each point has an equal part of it, so that a model that obeys an order in an answer gains no
 * more than the points are worth.
 */
export const READINGS_MOVE_AT_MOST = 20;

/** What a factual mistake costs a question (0–100), in addition to the point itself. */
export const WRONG_POINT_COSTS = 5;

/** Returns how well a model found each expected point covered (0–1); null where the rules decide. */
export const givenPoints = (reading: AnswerReading | null): (number | null)[] =>
  reading ? reading.points.map(({ verdict }) => VALUES[verdict]) : [];

/**
 * Returns by how many points (of 100) a reading moves the score by rules: for each expected point,
 * its part of `READINGS_MOVE_AT_MOST` times what the model found more or less than the rules did,
 * less the cost of mistakes.
 * @param byRules how well the rules found each expected point covered (0–1)
 */
export function movedBy(reading: AnswerReading | null, byRules: readonly number[]): number {
  if (!reading) return 0;
  const weight = READINGS_MOVE_AT_MOST / Math.max(1, byRules.length);
  const mistakes = reading.points.filter(({ verdict }) => verdict === 'wrong').length;
  return givenPoints(reading).reduce<number>(
    (sum, given, at) => sum + (given === null ? 0 : weight * (given - (byRules[at] ?? 0))),
    -WRONG_POINT_COSTS * mistakes,
  );
}

/**
 * Returns what the wrong claims in an answer cost its question (0–100). A claim in words that a
 * model read as wrong counts once.
 */
export function costOf(
  mistakes: readonly Mistake[],
  reading: AnswerReading | null,
  text: string,
): number {
  const wrong = (reading?.points ?? []).flatMap(({ verdict, quote }) =>
    verdict === 'wrong' ? [quote] : [],
  );
  const fresh = mistakes.filter(
    ({ evidence }) => !wrong.some((quote) => overlap(text, quote, evidence.quote)),
  );
  return WRONG_POINT_COSTS * fresh.length;
}
