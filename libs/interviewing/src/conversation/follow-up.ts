import { contentWords } from '../language/words';
import type { Judgement } from './judge';
import type { Turn } from './memory';
import { mentionIn } from './mention';
import type { PhraseName } from './phrases';
import type { Stage } from './stage';
import type { ConversationAction } from './types';

const MAX_FOLLOW_UPS = 2;
const FOLLOW_UP: Readonly<Record<Judgement['reasons'][number], PhraseName>> = { thin: 'thin', vague: 'vague', off_topic: 'offTopic', no_example: 'noExample', no_result: 'second' };

/** Once for an answer that lacks something; a second time only once an interview, where hardly a word was said. */
export function wantsFollowUp(stage: Stage, turn: Turn, latest: string, { quality }: Judgement): boolean {
  if (quality === 'good' || turn.followUps >= MAX_FOLLOW_UPS) return false;
  if (turn.followUps === 0) return true;
  if (stage.memory.secondFollowUpSpent || quality !== 'thin' || contentWords(latest).length >= 4) return false;
  stage.remember({ secondFollowUpSpent: true });
  return true;
}

/** Asks on, about what the answer lacks. */
export function followUp(stage: Stage, turn: Turn, { quality }: Judgement, after: Extract<ConversationAction, { type: 'say' }>['after']): ConversationAction[] {
  const question = stage.question(turn.questionIndex);
  const mention = quality === 'thin' ? mentionIn(turn.answers.at(-1) ?? '', question, stage.plan) : null;
  const name = quality === 'good' || turn.followUps > 0 ? 'second' : mention?.kind === 'name' ? 'thinAbout' : FOLLOW_UP[quality];
  const text = stage.phrase(name, { x: mention?.text ?? '', topic: question.topic });
  stage.become({ phase: 'question', turn: { ...turn, prompt: { kind: 'follow_up', text }, followUps: turn.followUps + 1, hearing: { state: 'speaking', utterances: 1 }, askedAtMs: stage.nowMs } });
  return [stage.intent('follow_up', turn.questionIndex), stage.say('follow_up', text, turn.questionIndex, true, after)];
}
