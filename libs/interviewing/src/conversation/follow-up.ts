import type { FollowUpReason, SpokenText } from '@portal/protocol';
import { contentWords } from '../language/words';
import type { Judgement } from './judge';
import type { Turn } from './memory';
import { mentionIn } from './mention';
import type { PhraseName } from './phrases';
import { join, type After, type Stage } from './stage';
import type { ConversationAction } from './types';

const MAX_FOLLOW_UPS = 2;
/** Who said this much to the first follow-up is at it: a second one may help them on. */
const ENGAGED_FROM_WORDS = 8;
/** What an answer cannot do without, so that it is worth a second question. */
const WEIGHTY: ReadonlySet<FollowUpReason> = new Set(['thin', 'no_example', 'no_result']);
const GENERAL: Readonly<Record<FollowUpReason, PhraseName>> = {
  thin: 'thin',
  vague: 'vague',
  off_topic: 'offTopic',
  no_example: 'noExample',
  no_result: 'noResult',
};

/**
 * What to ask on about: the weightiest thing that the answer lacks; null where the interview had better go on. A second time only
 * where the first has helped, the candidate engages, and something weighty is still missing: nobody is asked the same twice.
 */
export function followUpFor(
  turn: Turn,
  latest: string,
  { reasons }: Judgement,
): FollowUpReason | null {
  const [asked] = turn.followUps;
  if (asked === undefined) return reasons[0] ?? null;
  if (
    turn.followUps.length >= MAX_FOLLOW_UPS ||
    reasons.includes(asked) ||
    contentWords(latest).length < ENGAGED_FROM_WORDS
  )
    return null;
  return reasons.find((reason) => WEIGHTY.has(reason)) ?? null;
}

/** What goes before a follow-up; nothing where that itself leads back to the subject. */
export function leadTo(
  stage: Stage,
  reason: FollowUpReason,
  { readOut }: Judgement,
): SpokenText | null {
  return readOut
    ? stage.phrase('ownWords')
    : reason === 'off_topic'
      ? null
      : stage.phrase('bridge');
}

/** Asks on: in the plan's words for this question, in general ones where it has none. */
export function followUp(
  stage: Stage,
  turn: Turn,
  reason: FollowUpReason,
  after: After,
  lead: SpokenText | null,
): ConversationAction[] {
  const text = stage.question(turn.questionIndex).followUps[reason] ?? general(stage, turn, reason);
  stage.become({
    phase: 'question',
    turn: {
      ...turn,
      prompt: { kind: 'follow_up', text },
      followUps: [...turn.followUps, reason],
      hearing: { state: 'speaking', utterances: 1 },
      askedAtMs: stage.nowMs,
    },
  });
  return [
    stage.intent('follow_up', turn.questionIndex),
    stage.say('follow_up', lead ? join(lead, text) : text, turn.questionIndex, true, after),
  ];
}

function general(stage: Stage, turn: Turn, reason: FollowUpReason): SpokenText {
  const question = stage.question(turn.questionIndex);
  const mention =
    reason === 'thin' ? mentionIn(turn.answers.at(-1) ?? '', question, stage.plan) : null;
  return mention?.kind === 'name'
    ? stage.phrase('thinAbout', { x: mention.text })
    : stage.phrase(GENERAL[reason], { topic: question.topic });
}
