import type { FollowUpReason, SpokenText } from '@portal/protocol';
import { contentWords } from '../language/words';
import type { Judgement } from './judge';
import type { QuestionInProgress } from './memory';
import { mentionIn } from './mention';
import type { PhraseName } from './phrases';
import { join, type After, type Stage } from './stage';
import type { ConversationAction } from './types';

const MAX_FOLLOW_UPS = 2;
/**
 * A second follow-up is asked only if the answer to the first has at least this many content words.
 */
const ENGAGED_FROM_WORDS = 8;
/** Shortcomings that are worth a second follow-up. */
const WEIGHTY: ReadonlySet<FollowUpReason> = new Set(['thin', 'no_example', 'no_result']);
const GENERAL: Readonly<Record<FollowUpReason, PhraseName>> = {
  thin: 'thin',
  vague: 'vague',
  off_topic: 'offTopic',
  no_example: 'noExample',
  no_result: 'noResult',
};

/**
 * Returns the shortcoming that the next follow-up should address; null to move on. The first
 * follow-up addresses the most important one. A second follow-up is asked only if the first one
 * helped, the candidate is engaged, and something important is still missing.
 */
export function followUpFor(
  current: QuestionInProgress,
  latest: string,
  { reasons }: Judgement,
): FollowUpReason | null {
  const [asked] = current.followUps;
  if (asked === undefined) return reasons[0] ?? null;
  if (
    current.followUps.length >= MAX_FOLLOW_UPS ||
    reasons.includes(asked) ||
    contentWords(latest).length < ENGAGED_FROM_WORDS
  )
    return null;
  return reasons.find((reason) => WEIGHTY.has(reason)) ?? null;
}

/** Returns the lead-in to a follow-up; null if the follow-up itself leads back to the topic. */
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

/**
 * Asks a follow-up in the plan's wording for this question, or in general terms if the plan has
 * none.
 */
export function followUp(
  stage: Stage,
  current: QuestionInProgress,
  reason: FollowUpReason,
  after: After,
  lead: SpokenText | null,
): ConversationAction[] {
  const text =
    stage.question(current.questionIndex).followUps[reason] ?? general(stage, current, reason);
  stage.become({
    phase: 'question',
    current: {
      ...current,
      prompt: { kind: 'follow_up', text },
      followUps: [...current.followUps, reason],
      playback: { state: 'playing', utterances: 1 },
      askedAtMs: stage.nowMs,
    },
  });
  return [
    stage.intent('follow_up', current.questionIndex),
    stage.say('follow_up', lead ? join(lead, text) : text, current.questionIndex, true, after),
  ];
}

function general(stage: Stage, current: QuestionInProgress, reason: FollowUpReason): SpokenText {
  const question = stage.question(current.questionIndex);
  const mention =
    reason === 'thin' ? mentionIn(current.answers.at(-1) ?? '', question, stage.plan) : null;
  return mention?.kind === 'name'
    ? stage.phrase('thinAbout', { x: mention.text })
    : stage.phrase(GENERAL[reason], { topic: question.topic });
}
