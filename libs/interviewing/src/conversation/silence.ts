import { askAgain, confirmStop } from './asking';
import { close } from './closing';
import type { Turn } from './memory';
import { PATIENCE } from './patience';
import type { Stage } from './stage';
import type { ConversationAction } from './types';

/** Silence after which the interview is closed as stopped (ms): sooner than the server gives an interview up as abandoned, after half an hour. */
export const SILENCE_ENDS_MS = 600_000;
/** A cut-off question is asked again after this much silence. */
const RESUME_AFTER_MS = 3_000;

export function silent(stage: Stage, turn: Turn, elapsedMs: number): ConversationAction[] {
  const { state } = stage;
  if (elapsedMs >= SILENCE_ENDS_MS) return close(stage, 'stopped');
  const steps = PATIENCE[stage.memory.pace].silenceStepsMs;
  if (state.phase === 'confirming_stop') {
    if (elapsedMs < steps.offerSkip) return [];
    return state.askedTwice ? askAgain(stage, turn, 'goOn') : confirmStop(stage, turn, true);
  }
  if (turn.hearing.state === 'cut_off' && elapsedMs >= RESUME_AFTER_MS && !turn.given.has('ask_again')) {
    return askAgain(stage, { ...turn, given: new Set([...turn.given, 'ask_again']) }, 'askAgain');
  }
  const due = (['stillThere', 'offerSkip', 'nudge'] as const).find((step) => elapsedMs >= steps[step] && !turn.given.has(step));
  // Who asked for time is left in peace until the last step.
  if (!due || (turn.thinking && due !== 'stillThere')) return [];
  const reached = (['nudge', 'offerSkip', 'stillThere'] as const).filter((step) => steps[step] <= steps[due]);
  return stage.reply(turn, 'nudge', stage.phrase(due), { given: new Set([...turn.given, ...reached]) });
}
