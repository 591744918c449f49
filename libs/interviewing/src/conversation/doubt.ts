import type { SpokenText } from '@portal/protocol';
import { replyAndReturn } from './asking';
import type { QuestionInProgress } from './memory';
import type { Stage } from './stage';
import type { ConversationAction, ConversationEvent } from './types';
import type { Utterance } from './utterance';

/** An answer that was hardly understood. `confidence` is the recognizer's (0–1). */
export type DoubtedAnswer = Pick<Utterance, 'text' | 'confidence'>;

/**
 * Maximum number of times per interview that the candidate is asked to say something again. From the
 * second on, the page proposes typing; somebody who still speaks knows how well they are understood,
 * and would only be held up.
 */
const MAX_ASKS = 3;

/** Whether the candidate may still be asked to say something again in this interview. */
export const mayAskToSayAgain = ({ memory }: Stage): boolean => memory.askedToSayAgain < MAX_ASKS;

/** Notes that the candidate is asked to say something again, and returns the words for it. */
export function wordsToSayAgain(stage: Stage): SpokenText {
  stage.remember({ askedToSayAgain: stage.memory.askedToSayAgain + 1 });
  return stage.phrase('sayAgain');
}

/**
 * Asks the candidate to say again, or to type, what was hardly understood. Keeps the answer, because
 * it counts if it is not said again.
 */
export function askToSayAgain(
  stage: Stage,
  current: QuestionInProgress,
  {
    text,
    confidence,
  }: Pick<Extract<ConversationEvent, { type: 'answered' }>, 'text' | 'confidence'>,
): ConversationAction[] {
  const asked: QuestionInProgress = {
    ...current,
    askedToSayAgain: true,
    doubted: { text, confidence: confidence ?? null },
    nudges: 'none',
  };
  return replyAndReturn(stage, asked, wordsToSayAgain(stage));
}

/**
 * Whether an answer that was said again replaces the one that was hardly understood. A typed answer
 * does, and so does one without a confidence, which comes from another recognizer.
 */
export const understoodBetter = (
  again: Pick<Utterance, 'typed'> & { confidence?: Utterance['confidence'] },
  doubted: DoubtedAnswer,
): boolean => again.typed || (again.confidence ?? Infinity) > (doubted.confidence ?? -Infinity);
