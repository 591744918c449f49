import { scoreOf, type Features } from './features';
import { POINT_KINDS, type PointKind } from './point-kinds';

/** What an answer can show besides the expected points. */
export type Aspect = 'ownPart' | 'result' | 'figure' | 'example' | 'reasons' | 'order';

/** Value of a part (0–1) from which the report calls it found, and up to which lacking. */
const FOUND_FROM = 0.4;
const LACKING_UP_TO = 0.3;
/** Value of the flaws "we" and generalities (0–1) from which they cost an answer its praise. */
const FLAW_FROM = 0.5;
const OWN_PART_FROM = 0.5;
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
  const { parts, signals } = features;
  if (asksFor(aspect, features.uncovered)) return false;
  switch (aspect) {
    case 'ownPart':
      return parts.ownPart >= OWN_PART_FROM && parts.together < FLAW_FROM;
    case 'result':
      return parts.account >= FOUND_FROM && signals.results > 0;
    case 'figure':
      return parts.particulars > 0 && signals.numbers > 0;
    case 'example':
      return (
        Math.min(parts.account, parts.particulars) >= FOUND_FROM && parts.generality < FLAW_FROM
      );
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
  const { parts, signals, answer } = features;
  if (asksFor(aspect, answer.question.expectedPoints)) return false;
  switch (aspect) {
    case 'ownPart':
      // An explanation without a story needs no part of the speaker's own.
      return (
        scoreOf(features) < STRONG_FROM &&
        parts.ownPart <= LACKING_UP_TO &&
        (parts.together > 0 || parts.account > LACKING_UP_TO)
      );
    case 'result':
      return signals.results === 0 || parts.account <= LACKING_UP_TO;
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
const asksFor = (aspect: Aspect, points: readonly string[]): boolean => {
  const kind = KIND_OF[aspect];
  return kind !== undefined && points.some((point) => POINT_KINDS[kind].test(point));
};

const KIND_OF: Readonly<Partial<Record<Aspect, PointKind>>> = {
  ownPart: 'ownPart',
  result: 'result',
  figure: 'measure',
  reasons: 'reason',
};

/** Whether an answer is too short to be judged. */
export const isShort = (features: Features): boolean =>
  features.own.length < SHORT_BELOW_WORDS && scoreOf(features) < GOOD_FROM;
