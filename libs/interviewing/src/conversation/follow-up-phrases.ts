import type { Language } from '@portal/protocol';
import { arabicFollowUps } from './follow-up-phrases-arabic';
import { englishFollowUps } from './follow-up-phrases-english';
import type { PointKind } from '../assessment/point-kinds';

/**
 * How the interviewer takes up an answer and asks on. {x} is a quote of the candidate: in English a
 * verb with what belongs to it, in Arabic a clause.
 */
export interface FollowUpPhrases {
  /** Takes up the candidate's words {x} before a question about them. */
  takesUp: readonly string[];
  /** Said before a follow-up to a story that was told before. */
  toldBefore: readonly string[];
  /** Asks for another story than the one told before. */
  another: readonly string[];
  /** Asks what an answer that tells something has to do with the question's subject, {topic}. */
  connects: readonly string[];
  /** Asks for one concrete example of what was said in general. */
  example: readonly string[];
  /** Asks a strong answer for more depth, right after its own words. */
  deeper: readonly string[];
  /** Asks for the expected point that is missing, in a story. */
  told: Readonly<Record<PointKind, readonly string[]>>;
  /** Asks for the expected point that is missing where the question is what one does or would do. */
  practised: Readonly<Record<PointKind, readonly string[]>>;
}

export const FOLLOW_UP_PHRASES: Readonly<Record<Language, FollowUpPhrases>> = {
  'en-US': englishFollowUps,
  'ar-SA': arabicFollowUps,
};
