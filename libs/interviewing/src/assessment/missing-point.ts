import type { PlannedQuestion } from '@portal/protocol';
import { COVERED_FROM, pointParts } from './parts';
import { readAnswer } from './reading/reading';

/**
 * Returns the expected point that an answer covers least, by rules, for a follow-up to aim at. Null
 * if all are covered.
 */
export function missingPoint(question: PlannedQuestion, answer: string): string | null {
  const parts = pointParts(readAnswer(answer, question));
  const least = Math.min(...parts);
  return least < COVERED_FROM ? question.expectedPoints[parts.indexOf(least)]! : null;
}
