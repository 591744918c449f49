import type { SpokenText } from '@portal/protocol';
import { fold } from '../language/words';
import type { Judgement } from './judge';
import type { Turn } from './memory';
import { mentionIn, type Mention } from './mention';
import type { Stage } from './stage';

/** A word on what was heard, before what comes next: what was told well is named, the rest neither praised nor blamed. */
export function acknowledge(stage: Stage, turn: Turn, { quality }: Judgement): SpokenText {
  if (quality !== 'good' && quality !== 'no_result') return stage.phrase('neutral');
  const question = stage.question(turn.questionIndex);
  const mention = mentionIn(turn.answers.join(' '), question, stage.plan);
  // What the question itself named is no news.
  const isNews =
    mention?.kind === 'figure' ||
    (mention && !fold(question.question.text).includes(fold(mention.text)));
  if (!mention || !isNews || !isSayable(mention, stage)) return stage.phrase('plain');
  return stage.phrase(mention.kind === 'figure' ? 'mentionFigure' : 'mention', { x: mention.text });
}

/** A figure with its unit in the other language would break the sentence; names are names in either. English voices read no Arabic at all. */
function isSayable({ kind, text }: Mention, { plan }: Stage): boolean {
  return plan.language === 'ar-SA'
    ? kind === 'name' || !/[a-z]/i.test(text)
    : !/[\u0600-\u06FF]/.test(text);
}
