import type { SpokenText } from '@portal/protocol';
import type { EndReason, Turn } from './memory';
import type { PhraseName } from './phrases';
import { join, type Stage } from './stage';
import type { ConversationAction } from './types';

const GOODBYE: Readonly<Record<Exclude<EndReason, 'left'>, PhraseName>> = { finished: 'closing', stopped: 'closingStopped', time_up: 'closingTime' };

/** Says goodbye and ends. */
export function close(stage: Stage, reason: Exclude<EndReason, 'left'>, acknowledgement?: SpokenText, after: Extract<ConversationAction, { type: 'say' }>['after'] = null): ConversationAction[] {
  stage.become({ phase: 'ended', reason });
  const goodbye = stage.phrase(GOODBYE[reason]);
  return [stage.intent('closing', null), stage.say('closing', acknowledgement ? join(acknowledgement, goodbye) : goodbye, null, false, after), { type: 'end', reason }];
}

/** The time is over: whoever was asked every question has finished. */
export function closeInTime(stage: Stage, turn: Turn): ConversationAction[] {
  const lastAsked = turn.questionIndex === stage.plan.questions.length - 1 && turn.hearing.state !== 'speaking';
  stage.become({ phase: 'ended', reason: lastAsked ? 'finished' : 'time_up' });
  return [stage.intent('closing', null), stage.say('closing', stage.phrase('closingTime'), null, false), { type: 'end', reason: lastAsked ? 'finished' : 'time_up' }];
}

/** The candidate is gone: nothing is said to an empty room. */
export function leave(stage: Stage): ConversationAction[] {
  stage.become({ phase: 'ended', reason: 'left' });
  return [{ type: 'end', reason: 'left' }];
}
