import { askAgain, confirmStop, defer, goOn, isCutOff, replyAndReturn } from './asking';
import { replyTo, type CandidateQuestion } from './candidate-questions';
import { plain, type Command } from './commands/read-command';
import { questionToGoBackTo } from './going-back';
import type { QuestionInProgress } from './memory';
import type { PhraseName } from './phrases';
import type { Turn } from './read-turn';
import { join, type Stage } from './stage';
import type { ConversationAction } from './types';

const DECLINE: Partial<Record<Command, PhraseName>> = { skip: 'skipped', dont_know: 'declined' };
/** Number of questions back after which the interviewer leaves the open question. */
const MAX_ASKED_BACK = 5;
const NOT_HEARD: QuestionInProgress['playback'] = { state: 'interrupted', heard: '' };
/** Number of repeats after which the question is rephrased instead. */
const REPEATS_BEFORE_SIMPLER = 2;

/** Does what a turn asks for; returns null if it should be treated as an answer instead. */
export function obey(
  stage: Stage,
  heard: QuestionInProgress,
  { command, question, request, answer, asksAgain }: Turn,
): ConversationAction[] | null {
  if (command === null) return null;
  // Who asks for the question again has not taken it in, and is given it after any reply.
  const current = asksAgain ? { ...heard, playback: NOT_HEARD } : heard;
  const decline = DECLINE[command];
  if (decline) {
    stage.remember({ skipped: [...stage.memory.skipped, current.questionIndex] });
    return goOn(stage, current, stage.phrase(decline));
  }
  const times = current.requests[command] ?? 0;
  const counted: QuestionInProgress = {
    ...current,
    requests: { ...current.requests, [command]: times + 1 },
    nudges: 'none',
  };
  switch (command) {
    case 'repeat':
      return times < REPEATS_BEFORE_SIMPLER
        ? askAgain(stage, counted, 'repeat')
        : explain(stage, counted, 0);
    case 'continue':
      return askAgain(stage, counted, 'goOn');
    case 'can_you_hear_me':
      return askAgain(stage, counted, 'canHear');
    case 'explain':
      return explain(stage, counted, times);
    case 'wait':
      return replyAndReturn(stage, counted, stage.phrase('takeTime'), { thinking: true });
    case 'later':
      return defer(stage, current);
    case 'go_back':
      return goBackLater(stage, counted, request);
    case 'greeting':
    case 'thanks':
      return courtesy(stage, counted, command);
    case 'stop':
      return confirmStop(
        stage,
        answer === '' ? counted : { ...counted, answers: [...current.answers, answer] },
        false,
      );
    case 'asks_back':
      return askedBack(stage, counted, question ?? 'unknown', request, times);
    case 'hostile':
      return times > 0
        ? goOn(stage, current, stage.phrase('letGo'))
        : replyAndReturn(stage, counted, stage.phrase('hostile'));
    default:
      return null;
  }
}

/** Puts an earlier question at the end of the interview, and gives the floor back. */
function goBackLater(
  stage: Stage,
  current: QuestionInProgress,
  text: string,
): ConversationAction[] {
  const { deferred, putOff } = stage.memory;
  const target = questionToGoBackTo(stage, plain(text), current.questionIndex);
  if (target === null) return askAgain(stage, current, 'goOn');
  if (!deferred.includes(target))
    stage.remember({ deferred: [...deferred, target], putOff: [...putOff, target] });
  return replyAndReturn(stage, current, stage.phrase('deferred'), { handOver: 'overToYou' });
}

/** Returns a greeting or thanks, and gives the floor back. */
function courtesy(
  stage: Stage,
  current: QuestionInProgress,
  command: 'greeting' | 'thanks',
): ConversationAction[] {
  const reply = stage.phrase(command === 'greeting' ? 'greetBack' : 'welcome');
  return replyAndReturn(stage, current, reply, { handOver: 'overToYou' });
}

/**
 * Explains the question: the first time by rephrasing it, or by saying what it is about if a model
 * asked it, and after that by saying what an answer could contain.
 */
function explain(stage: Stage, current: QuestionInProgress, times: number): ConversationAction[] {
  const { rephrased, topic } = stage.question(current.questionIndex);
  const told = { playback: { state: 'playing', utterances: 1 }, thinking: false } as const;
  // These explanations do not contain what was asked, and so they explain nothing to a candidate who
  // did not hear it.
  if (isCutOff(current) && (times > 0 || current.prompt.kind === 'follow_up'))
    return askAgain(stage, current, 'repeat');
  if (times > 0)
    return stage.reply(current, 'repeat', stage.phrase('explainMore', { topic }), told);
  const { prompt } = current;
  if (prompt.inOtherWords)
    return stage.reply(
      current,
      'repeat',
      join(stage.phrase('explainAsked', { topic }), prompt.text),
      told,
    );
  if (prompt.kind === 'follow_up')
    return stage.reply(current, 'repeat', stage.phrase('explainFollowUp', { topic }), told);
  return stage.reply(current, 'repeat', join(stage.phrase('explain'), rephrased), told);
}

/**
 * Replies to a question from the candidate, then returns to the interview. From the second one on,
 * the open question is repeated as well. Whoever only asks back is asked the next question at last,
 * unless they have not heard this one.
 */
function askedBack(
  stage: Stage,
  current: QuestionInProgress,
  question: CandidateQuestion,
  text: string,
  times: number,
): ConversationAction[] {
  const reply = replyTo(stage, question, text, 'midst');
  if (times === 0) return replyAndReturn(stage, current, reply, { handOver: 'overToYou' });
  if (times < MAX_ASKED_BACK || isCutOff(current))
    return askAgain(stage, current, join(reply, stage.phrase('backToQuestion')));
  return goOn(stage, current, join(reply, stage.phrase('letGo')));
}
