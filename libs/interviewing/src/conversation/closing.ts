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

/** Says goodbye and ends. `goodbye` where another farewell fits better than the reason's own. */
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

/** The time is over in the midst of the questions: who heard every one of them has finished all the same. */
export function closeInTime(stage: Stage, current: QuestionInProgress): ConversationAction[] {
  const lastWasAsked =
    current.questionIndex === stage.plan.questions.length - 1 &&
    current.playback.state !== 'playing';
  return close(stage, lastWasAsked ? 'finished' : 'time_up', { goodbye: 'closingTime' });
}

/** The candidate is gone: nothing is said to an empty room. */
export function leave(stage: Stage): ConversationAction[] {
  stage.become({ phase: 'ended', reason: 'left' });
  return [{ type: 'end', reason: 'left' }];
}
