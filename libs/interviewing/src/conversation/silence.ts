import { askAgain, confirmStop, putAgain } from './asking';
import { close } from './closing';
import type { QuestionInProgress } from './memory';
import { PATIENCE } from './patience';
import type { Stage } from './stage';
import type { ConversationAction } from './types';

/** Silence after which the interview is closed as stopped (ms): sooner than the server gives an interview up as abandoned, after half an hour. */
export const SILENCE_ENDS_MS = 600_000;
/** A cut-off question is asked again after this much silence. */
const RESUME_AFTER_MS = 3_000;

/** The silence is met gently, then with an offer, then the interview pauses: each once, until the candidate says something. */
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
  if (
    current.playback.state === 'interrupted' &&
    elapsedMs >= RESUME_AFTER_MS &&
    !current.putAgain
  ) {
    return putAgain(stage, current);
  }
  if (elapsedMs >= steps.pause) return pause(stage, current);
  // Who asked for time is left in peace until then.
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
