import { askAgain, confirmStop, goOn } from './asking';
import { questionOf, replyTo } from './candidate-questions';
import type { Command } from './commands/read-command';
import type { Turn } from './memory';
import type { PhraseName } from './phrases';
import { join, type Stage } from './stage';
import type { ConversationAction } from './types';

const DECLINE: Partial<Record<Command, PhraseName>> = { skip: 'skipped', dont_know: 'declined' };
/** Who asks for the same again and again is helped otherwise from this time on. */
const REPEATS_BEFORE_SIMPLER = 2;

/** Does what a command asks for; null for one that is an answer here. */
export function obey(
  stage: Stage,
  turn: Turn,
  command: Command,
  text: string,
): ConversationAction[] | null {
  const decline = DECLINE[command];
  if (decline) return goOn(stage, turn, stage.phrase(decline));
  const times = turn.requests[command] ?? 0;
  const counted: Turn = {
    ...turn,
    requests: { ...turn.requests, [command]: times + 1 },
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
      return stage.reply(counted, 'acknowledgement', stage.phrase('takeTime'), { thinking: true });
    case 'stop':
      return confirmStop(stage, counted, false);
    case 'asks_back':
      return askedBack(stage, counted, text, times);
    case 'hostile':
      return times > 0
        ? goOn(stage, turn, stage.phrase('letGo'))
        : stage.reply(counted, 'acknowledgement', stage.phrase('hostile'));
    default:
      return null;
  }
}

/** Says what is meant: the question in other words, then what would do for an answer. */
function explain(stage: Stage, turn: Turn, times: number): ConversationAction[] {
  const { rephrased, topic } = stage.question(turn.questionIndex);
  const told = { hearing: { state: 'speaking', utterances: 1 }, thinking: false } as const;
  if (times > 0) return stage.reply(turn, 'repeat', stage.phrase('explainMore', { topic }), told);
  if (turn.prompt.kind === 'follow_up')
    return stage.reply(turn, 'repeat', stage.phrase('explainFollowUp'), told);
  return stage.reply(turn, 'repeat', join(stage.phrase('explain'), rephrased), told);
}

/** A question is answered, then the candidate is led back to theirs: ever more firmly, and who only asks is brought on in the end. */
function askedBack(stage: Stage, turn: Turn, text: string, times: number): ConversationAction[] {
  const reply = replyTo(stage, questionOf(text) ?? 'unknown', 'midst');
  if (times === 0)
    return stage.reply(turn, 'acknowledgement', join(reply, stage.phrase('overToYou')));
  if (times === 1) return askAgain(stage, turn, join(reply, stage.phrase('backToQuestion')));
  return goOn(stage, turn, join(reply, stage.phrase('letGo')));
}
