import type { SpokenText } from '@portal/protocol';
import type { Judgement } from './judge';
import type { Turn } from './memory';
import { mentionIn } from './mention';
import type { Stage } from './stage';

/** A word on what was heard, before the next question: what was concrete is named, what was thin is not praised. */
export function acknowledge(stage: Stage, turn: Turn, { quality }: Judgement): SpokenText {
  if (quality === 'thin' || quality === 'off_topic') return stage.phrase('neutral');
  const mention = mentionIn(turn.answers.join(' '), stage.question(turn.questionIndex), stage.plan);
  if (!mention) return stage.phrase(quality === 'good' ? 'plain' : 'neutral');
  return stage.phrase(mention.kind === 'figure' ? 'mentionFigure' : 'mention', { x: mention.text });
}
