import type { SpokenText } from '@portal/protocol';
import { invite } from './inviting';
import type { QuestionInProgress } from './memory';
import type { PhraseName } from './phrases';
import { join, type After, type Stage } from './stage';
import type { ConversationAction } from './types';

function startQuestion(stage: Stage, questionIndex: number): QuestionInProgress {
  return {
    questionIndex,
    prompt: { kind: 'question', text: stage.question(questionIndex).question },
    followUps: [],
    answers: [],
    playback: { state: 'playing', utterances: 1 },
    requests: {},
    putAgain: false,
    nudges: 'none',
    thinking: false,
    askedToSayAgain: false,
    doubted: null,
    askedAtMs: stage.nowMs,
  };
}

/** Greets the candidate and asks the first question. */
export function begin(stage: Stage): ConversationAction[] {
  stage.become({
    phase: 'question',
    current: { ...startQuestion(stage, 0), playback: { state: 'playing', utterances: 2 } },
  });
  const greeting = stage.say('greeting', stage.greeting(), null, false);
  const first = join(stage.phrase('first'), stage.question(0).question);
  return [
    stage.intent('greeting', null),
    greeting,
    stage.intent('question', 0),
    stage.say('question', first, 0, true),
  ];
}

/**
 * Acknowledges the answer and asks the next question. After the last question, comes back to the
 * questions that were put off, and then invites the candidate to ask questions instead.
 */
export function goOn(
  stage: Stage,
  current: QuestionInProgress,
  acknowledgement: SpokenText,
  after: After = null,
): ConversationAction[] {
  const { questions } = stage.plan;
  const { deferred, putOff } = stage.memory;
  const isBack =
    putOff.includes(current.questionIndex) && !deferred.includes(current.questionIndex);
  const following = isBack ? questions.length : current.questionIndex + 1;
  const next = following < questions.length ? following : deferred[0];
  if (next === undefined) return invite(stage, acknowledgement, after);
  if (next !== following) stage.remember({ deferred: deferred.slice(1) });
  stage.become({ phase: 'question', current: startQuestion(stage, next) });
  const isLast = next === questions.length - 1 && deferred.length === 0;
  const lead =
    next !== following ? [stage.phrase('backToDeferred')] : isLast ? [stage.phrase('last')] : [];
  return [
    stage.intent('question', next),
    stage.say(
      'question',
      join(acknowledgement, ...lead, stage.question(next).question),
      next,
      true,
      after,
    ),
  ];
}

/** Asks an earlier question again, once all others have been asked. */
export function goBackTo(stage: Stage, questionIndex: number): ConversationAction[] {
  const { putOff } = stage.memory;
  if (!putOff.includes(questionIndex)) stage.remember({ putOff: [...putOff, questionIndex] });
  stage.become({ phase: 'question', current: startQuestion(stage, questionIndex) });
  const text = join(stage.phrase('backAtOnce'), stage.question(questionIndex).question);
  return [
    stage.intent('question', questionIndex),
    stage.say('question', text, questionIndex, true),
  ];
}

/** Puts the current question off until the end. A question that was already put off is skipped. */
export function defer(stage: Stage, current: QuestionInProgress): ConversationAction[] {
  const { questionIndex } = current;
  const { deferred, putOff } = stage.memory;
  const isOnlyOneLeft = questionIndex === stage.plan.questions.length - 1 && deferred.length === 0;
  if (putOff.includes(questionIndex) || isOnlyOneLeft)
    return goOn(stage, current, stage.phrase('skippedForGood'));
  stage.remember({
    deferred: [...deferred, questionIndex],
    putOff: [...putOff, questionIndex],
  });
  return goOn(stage, current, stage.phrase('deferred'));
}

/** Repeats the current question or follow-up. */
export function askAgain(
  stage: Stage,
  current: QuestionInProgress,
  lead: PhraseName | SpokenText,
  thinking = false,
): ConversationAction[] {
  return stage.reply(
    current,
    'repeat',
    join(typeof lead === 'string' ? stage.phrase(lead) : lead, current.prompt.text),
    { playback: { state: 'playing', utterances: 1 }, nudges: 'none', thinking },
  );
}

/**
 * Repeats an interrupted question or follow-up. Sets `putAgain`, so that it is repeated only once.
 */
export function putAgain(stage: Stage, current: QuestionInProgress): ConversationAction[] {
  return askAgain(stage, { ...current, putAgain: true }, leadToCutOff(current));
}

/** Whether the question or follow-up was interrupted, and not repeated in full since. */
export const isCutOff = ({ playback }: QuestionInProgress): boolean =>
  playback.state === 'interrupted';

function leadToCutOff({ playback }: QuestionInProgress): PhraseName {
  return playback.state === 'interrupted' && playback.heard === '' ? 'hereIs' : 'askAgain';
}

/**
 * Replies to what is no answer, and gives the floor back. A question or follow-up that it cut off is
 * repeated after the reply, because the candidate has not heard it.
 * @param options.handOver said after the reply if the question was heard
 * @param options.thinking whether the candidate has asked for time to think
 */
export function replyAndReturn(
  stage: Stage,
  current: QuestionInProgress,
  reply: SpokenText,
  {
    handOver,
    thinking = current.thinking,
  }: { handOver?: PhraseName; thinking?: QuestionInProgress['thinking'] } = {},
): ConversationAction[] {
  if (isCutOff(current))
    return askAgain(stage, current, join(reply, stage.phrase(leadToCutOff(current))), thinking);
  const text = handOver ? join(reply, stage.phrase(handOver)) : reply;
  return stage.reply(current, 'acknowledgement', text, { thinking });
}

/** Asks for confirmation before ending the interview. */
export function confirmStop(
  stage: Stage,
  current: QuestionInProgress,
  askedTwice: boolean,
): ConversationAction[] {
  stage.become({ phase: 'confirming_stop', current, askedTwice });
  return [stage.say('notice', stage.phrase('confirmStop'), current.questionIndex, true)];
}
