import { askAgain, confirmStop, putAgain } from './asking';
import { close } from './closing';
import type { Turn } from './memory';
import { PATIENCE } from './patience';
import type { Stage } from './stage';
import type { ConversationAction } from './types';

/** Silence after which the interview is closed as stopped (ms): sooner than the server gives an interview up as abandoned, after half an hour. */
export const SILENCE_ENDS_MS = 600_000;
/** A cut-off question is asked again after this much silence. */
const RESUME_AFTER_MS = 3_000;

/** The silence is met gently, then with an offer, then the interview pauses: each once, until the candidate says something. */
export function silent(stage: Stage, turn: Turn, elapsedMs: number): ConversationAction[] {
  const { state } = stage;
  if (elapsedMs >= SILENCE_ENDS_MS) return close(stage, 'stopped', { goodbye: 'closingSilence' });
  const steps = PATIENCE[stage.memory.pace].silenceStepsMs;
  if (state.phase === 'paused') return [];
  if (state.phase === 'confirming_stop') {
    if (elapsedMs < steps.offerSkip) return [];
    return state.askedTwice ? askAgain(stage, turn, 'goOn') : confirmStop(stage, turn, true);
  }
  if (turn.hearing.state === 'cut_off' && elapsedMs >= RESUME_AFTER_MS && !turn.putAgain) {
    return putAgain(stage, turn);
  }
  if (elapsedMs >= steps.pause) return pause(stage, turn);
  // Who asked for time is left in peace until then.
  if (turn.thinking) return [];
  if (elapsedMs >= steps.offerSkip && turn.nudges !== 'skip_offered')
    return stage.reply(turn, 'nudge', stage.phrase('offerSkip'), { nudges: 'skip_offered' });
  if (elapsedMs >= steps.nudge && turn.nudges === 'none')
    return stage.reply(turn, 'nudge', stage.phrase('nudge'), { nudges: 'nudged' });
  return [];
}

function pause(stage: Stage, turn: Turn): ConversationAction[] {
  stage.become({ phase: 'paused', turn: { ...turn, nudges: 'none', thinking: false } });
  return [stage.say('nudge', stage.phrase('pause'), turn.questionIndex, true)];
}
