import type { SpokenText } from '@portal/protocol';
import type { EndReason, QuestionInProgress } from './memory';
import type { PhraseName } from './phrases';
import { join, type Stage } from './stage';
import type { ConversationAction } from './types';

type SpokenEnd = Exclude<EndReason, 'left'>;
const GOODBYE: Readonly<Record<SpokenEnd, PhraseName>> = {
  finished: 'closing',
  stopped: 'closingStopped',
  time_up: 'closingTime',
};

/** Says goodbye and ends the interview. `goodbye` replaces the usual farewell for `reason`. */
export function close(
  stage: Stage,
  reason: SpokenEnd,
  {
    acknowledgement,
    goodbye = GOODBYE[reason],
  }: { acknowledgement?: SpokenText; goodbye?: PhraseName } = {},
): ConversationAction[] {
  stage.become({ phase: 'ended', reason });
  const farewell = stage.phrase(goodbye);
  return [
    stage.intent('closing', null),
    stage.say('closing', acknowledgement ? join(acknowledgement, farewell) : farewell, null, false),
    { type: 'end', reason },
  ];
}

/**
 * Closes the interview because the time limit was reached during the questions. The interview still
 * counts as finished if the last question had been asked.
 */
export function closeInTime(stage: Stage, current: QuestionInProgress): ConversationAction[] {
  const lastWasAsked =
    current.questionIndex === stage.plan.questions.length - 1 &&
    current.playback.state !== 'playing';
  return close(stage, lastWasAsked ? 'finished' : 'time_up', { goodbye: 'closingTime' });
}

/** Ends the interview without a farewell, because the candidate has left. */
export function leave(stage: Stage): ConversationAction[] {
  stage.become({ phase: 'ended', reason: 'left' });
  return [{ type: 'end', reason: 'left' }];
}
