import { askAgain, confirmStop, isCutOff, putAgain } from './asking';
import { close } from './closing';
import type { QuestionInProgress } from './memory';
import { PATIENCE } from './patience';
import type { Stage } from './stage';
import type { ConversationAction } from './types';

/**
 * How long the candidate can stay silent before the interview ends with the reason `stopped` (ms).
 * Shorter than the half hour that the server waits before marking an interview as abandoned.
 */
export const SILENCE_ENDS_MS = 600_000;
/** Length of the silence after which an interrupted question is repeated (ms). */
const RESUME_AFTER_MS = 3_000;

/**
 * Handles silence: first a nudge, then an offer to skip, then a pause. Each happens at most once
 * until the candidate speaks again.
 */
export function silent(
  stage: Stage,
  current: QuestionInProgress,
  elapsedMs: number,
): ConversationAction[] {
  const { state } = stage;
  if (elapsedMs >= SILENCE_ENDS_MS) return close(stage, 'stopped', { goodbye: 'closingSilence' });
  const steps = PATIENCE[stage.memory.pace].silenceStepsMs;
  if (state.phase === 'paused') return [];
  if (state.phase === 'confirming_stop') {
    if (elapsedMs < steps.offerSkip) return [];
    return state.askedTwice ? askAgain(stage, current, 'goOn') : confirmStop(stage, current, true);
  }
  if (isCutOff(current) && elapsedMs >= RESUME_AFTER_MS && !current.putAgain) {
    return putAgain(stage, current);
  }
  if (elapsedMs >= steps.pause) return pause(stage, current);
  // Don't nudge a candidate who has asked for time to think.
  if (current.thinking) return [];
  if (elapsedMs >= steps.offerSkip && current.nudges !== 'skip_offered')
    return stage.reply(current, 'nudge', stage.phrase('offerSkip'), { nudges: 'skip_offered' });
  if (elapsedMs >= steps.nudge && current.nudges === 'none')
    return stage.reply(current, 'nudge', stage.phrase('nudge'), { nudges: 'nudged' });
  return [];
}

function pause(stage: Stage, current: QuestionInProgress): ConversationAction[] {
  stage.become({ phase: 'paused', current: { ...current, nudges: 'none', thinking: false } });
  return [stage.say('nudge', stage.phrase('pause'), current.questionIndex, true)];
}
