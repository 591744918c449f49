import { words } from '../language/words';
import type { Turn } from './memory';
import type { Stage } from './stage';
import type { ConversationAction } from './types';

/** Share of a prompt's words that must have been played for it to count as asked. */
const HEARD_SHARE = 0.8;

/** Remembers how much of the prompt got through; breaking into a nudge or a reply leaves the prompt heard. */
export function interrupted(stage: Stage, turn: Turn, heard: string): ConversationAction[] {
  if (turn.hearing.state === 'speaking') {
    // What comes before the prompt is none of it.
    const heardOfIt = turn.hearing.utterances > 1 ? '' : heard;
    const played = new Set(words(heardOfIt));
    const prompt = words(turn.prompt.text.text);
    const share = prompt.filter((word) => played.has(word)).length / Math.max(1, prompt.length);
    hear(
      stage,
      turn,
      share >= HEARD_SHARE ? { state: 'heard' } : { state: 'cut_off', heard: heardOfIt },
    );
  }
  return [stage.intent('listening', turn.questionIndex)];
}

/** An utterance has been played to its end: the floor is the candidate's once the prompt was among what was played. */
export function finished(stage: Stage, turn: Turn): ConversationAction[] {
  if (turn.hearing.state === 'speaking') {
    const utterances = turn.hearing.utterances - 1;
    hear(stage, turn, utterances > 0 ? { state: 'speaking', utterances } : { state: 'heard' });
    if (utterances > 0) return [];
  }
  return [stage.intent('listening', turn.questionIndex)];
}

function hear(stage: Stage, turn: Turn, hearing: Turn['hearing']): void {
  const { state } = stage;
  if ('turn' in state) stage.become({ ...state, turn: { ...turn, hearing } });
}
