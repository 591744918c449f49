import { scoreOf, type Features } from './features';
import { POINT_KINDS } from './point-kinds';
import { askedPart, FLAW_FROM, FOUND_FROM, isOwnPartClear } from './structure';

/** What an answer can show besides the expected points. */
export type Aspect = 'ownPart' | 'result' | 'figure' | 'example' | 'reasons' | 'order';

/** Value of a part (0–1) up to which the report calls it lacking. */
const LACKING_UP_TO = 0.3;
/** Number of distinct content words that an answer adds to its question, below which it is short. */
export const SHORT_BELOW_WORDS = 12;
/**
 * Scores of a good and of a strong answer. The interviewer asks on below the first and the report's
 * summaries change at both, so that the two never contradict each other. A good answer is not called
 * too short, and a strong one not blamed for how it was told.
 */
export const GOOD_FROM = 55;
export const STRONG_FROM = 75;
/**
 * Minimum score of an answer for the report to praise anything. Below it, signs such as a "because"
 * are not enough to call anything good.
 */
export const PRAISED_FROM = 40;

/**
 * Returns whether the score found an aspect in an answer. Praise, blame and the next steps all rest
 * on this and on `isLacking`, and so on the parts that made the score.
 */
export function isFound(aspect: Aspect, features: Features): boolean {
  const { parts, signals, structure } = features;
  if (asksFor(aspect, features.uncovered)) return false;
  switch (aspect) {
    case 'ownPart':
      return isOwnPartClear(parts);
    case 'result':
      return structure.result;
    case 'figure':
      return parts.particulars > 0 && signals.numbers > 0;
    case 'example':
      return structure.example;
    case 'reasons':
      return parts.reasoning >= FOUND_FROM && signals.reasons > 0;
    case 'order':
      return isFound('result', features) && isFound('reasons', features) && signals.sequence > 1;
  }
}

/**
 * Returns whether the score lacked an aspect in an answer. What an expected point asks for is
 * lacking as that point only. An aspect can be neither found nor lacking.
 */
export function isLacking(aspect: Aspect, features: Features): boolean {
  const { parts, signals, structure, answer } = features;
  // Every answer has a result or lacks it, so that the counts of both add up.
  if (aspect === 'result') return !structure.result;
  if (asksFor(aspect, answer.question.expectedPoints)) return false;
  switch (aspect) {
    case 'ownPart':
      // An explanation without a story needs no part of the speaker's own.
      return (
        scoreOf(features) < STRONG_FROM &&
        parts.ownPart <= LACKING_UP_TO &&
        (parts.together > 0 || parts.account > LACKING_UP_TO)
      );
    case 'figure':
      return signals.numbers === 0 && parts.particulars < FLAW_FROM;
    case 'example':
      return (
        scoreOf(features) < STRONG_FROM &&
        (parts.account <= LACKING_UP_TO || parts.generality >= FLAW_FROM)
      );
    case 'reasons':
      return parts.reasoning <= LACKING_UP_TO;
    case 'order':
      return false;
  }
}

/**
 * Whether a point asks for what is also noticed in every answer. Where a question has such a point,
 * the point alone decides what the report says about it.
 */
const asksFor = (aspect: Aspect, points: readonly string[]): boolean =>
  points.some((point) => ASKING[aspect]?.(point));

const ASKING: Readonly<Partial<Record<Aspect, (point: string) => boolean>>> = {
  ownPart: (point) => POINT_KINDS.ownPart.test(point),
  result: (point) => POINT_KINDS.result.test(point),
  figure: (point) => POINT_KINDS.measure.test(point),
  example: (point) => askedPart(point) === 'example',
  reasons: (point) => POINT_KINDS.reason.test(point),
};

/** Whether an answer is too short to be judged. */
export const isShort = (features: Features): boolean =>
  features.own.length < SHORT_BELOW_WORDS && scoreOf(features) < GOOD_FROM;
