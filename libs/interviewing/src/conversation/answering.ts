import type { SpokenText } from '@portal/protocol';
import { contentWords, words } from '../language/words';
import { askAgain, confirmStop, goOn } from './asking';
import { close } from './closing';
import { readCommand, type Command } from './commands';
import { followUp, wantsFollowUp } from './follow-up';
import { THIN_BELOW_WORDS, isOnTopic, judgeAnswer, type Judgement } from './judge';
import type { Turn } from './memory';
import { mentionIn } from './mention';
import type { PhraseName } from './phrases';
import { join, type Stage } from './stage';
import type { AnswerQuality, ConversationAction } from './types';

const DECLINE: Partial<Record<Command, PhraseName>> = { skip: 'skipped', dont_know: 'declined' };

/** Takes a turn of the candidate as what it is: a command, or an answer. */
export function answered(stage: Stage, turn: Turn, text: string, judged?: AnswerQuality): ConversationAction[] {
  const command = readCommand(text);
  const obeyed = command && obey(stage, turn, command);
  if (obeyed) return obeyed;
  const question = stage.question(turn.questionIndex);
  // Words said over an unfinished question are an answer only where they sound like one.
  const cutOff = turn.hearing.state === 'cut_off' && !turn.given.has('ask_again');
  if (cutOff && (contentWords(text).length < THIN_BELOW_WORDS / 2 || !isOnTopic(question, text, stage.facts))) {
    return askAgain(stage, { ...turn, given: new Set([...turn.given, 'ask_again']) }, 'askAgain');
  }
  const whole = { ...turn, answers: [...turn.answers, text], given: new Set<string>(), thinking: false };
  const judgement = withJudged(judgeAnswer(question, whole.answers.join(' '), stage.plan.language, stage.facts), judged);
  const after = { answer: text, quality: judgement.quality };
  return wantsFollowUp(stage, whole, text, judgement) ? followUp(stage, whole, judgement, after) : goOn(stage, whole, acknowledge(stage, whole, judgement), after);
}

/** A language model's judgement goes before the rules'. */
function withJudged(rules: Judgement, judged: AnswerQuality | undefined): Judgement {
  if (judged === undefined) return rules;
  return { ...rules, quality: judged, reasons: judged === 'good' ? [] : [judged, ...rules.reasons.filter((reason) => reason !== judged)] };
}

/** The answer to "Shall I end the interview here?". */
export function confirmed(stage: Stage, turn: Turn, text: string, judged?: AnswerQuality): ConversationAction[] {
  const command = readCommand(text);
  if (command === 'yes' || command === 'stop') return close(stage, 'stopped');
  stage.become({ phase: 'question', turn });
  return command === 'no' ? askAgain(stage, turn, 'goOn') : answered(stage, turn, text, judged);
}

function obey(stage: Stage, turn: Turn, command: Command): ConversationAction[] | null {
  const decline = DECLINE[command];
  if (decline) return goOn(stage, turn, stage.phrase(decline));
  const again = turn.given.has(command);
  const given = new Set([...turn.given, command]);
  switch (command) {
    case 'repeat': return askAgain(stage, turn, 'repeat');
    case 'can_you_hear_me': return askAgain(stage, turn, 'canHear');
    case 'explain': return stage.reply(turn, 'repeat', join(stage.phrase('explain'), stage.question(turn.questionIndex).rephrased), { hearing: { state: 'speaking', utterances: 1 } });
    case 'wait': return stage.reply(turn, 'acknowledgement', stage.phrase('takeTime'), { thinking: true });
    case 'stop': return confirmStop(stage, turn, false);
    case 'asks_back': return again ? askAgain(stage, turn, 'askAgain') : stage.reply(turn, 'acknowledgement', stage.phrase('asksBack'), { given });
    case 'hostile': return again ? goOn(stage, turn, stage.phrase('neutral')) : stage.reply(turn, 'acknowledgement', stage.phrase('hostile'), { given });
    default: return null;
  }
}

function acknowledge(stage: Stage, turn: Turn, { quality }: Judgement): SpokenText {
  if (quality === 'thin' || quality === 'off_topic') return stage.phrase('neutral');
  const mention = mentionIn(turn.answers.join(' '), stage.question(turn.questionIndex), stage.plan);
  if (!mention) return stage.phrase('plain');
  return stage.phrase(mention.kind === 'figure' ? 'mentionFigure' : 'mention', { x: mention.text });
}

/** False for nothing, punctuation and sounds of hesitation alone. */
export function hasWords(text: string): boolean {
  return words(text).some((word) => !/^(u+m+|u+h+|e+r+m?|h+m+|m{2,}|a+h+|ا+ه|ا?م{2,}|ه?م{2,})$/.test(word));
}
