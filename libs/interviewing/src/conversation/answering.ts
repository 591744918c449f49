import { contentWords, words } from '../language/words';
import { acknowledge } from './acknowledging';
import { askAgain, confirmStop, goOn, putAgain } from './asking';
import { close } from './closing';
import { readCommand } from './commands/read-command';
import { followUp, followUpFor, leadTo } from './follow-up';
import { THIN_BELOW_WORDS, isOnTopic, judgeAnswer, type Judgement } from './judge';
import { keepsLanguage } from './keeping-language';
import type { Turn } from './memory';
import { obey } from './obeying';
import type { Stage } from './stage';
import type { AnswerQuality, ConversationAction } from './types';

/** Takes a turn of the candidate as what it is: a command, or an answer. */
export function answered(
  stage: Stage,
  turn: Turn,
  text: string,
  judged?: AnswerQuality,
): ConversationAction[] {
  const command = readCommand(text);
  const obeyed = command && obey(stage, turn, command, text);
  if (obeyed) return obeyed;
  const question = stage.question(turn.questionIndex);
  // Words said over an unfinished question are an answer only where they sound like one.
  const cutOff = turn.hearing.state === 'cut_off' && !turn.putAgain;
  if (
    cutOff &&
    (contentWords(text).length < THIN_BELOW_WORDS / 2 || !isOnTopic(question, text, stage.facts))
  ) {
    return putAgain(stage, turn);
  }
  const whole: Turn = {
    ...turn,
    answers: [...turn.answers, text],
    requests: {},
    putAgain: false,
    nudges: 'none',
    thinking: false,
  };
  const judgement = withJudged(
    judgeAnswer(question, whole.answers.join(' '), stage.plan.language, stage.facts),
    judged,
  );
  const after = { answer: text, quality: judgement.quality };
  const reason = followUpFor(whole, text, judgement);
  const otherLanguage = keepsLanguage(stage, text);
  return reason
    ? followUp(stage, whole, reason, after, otherLanguage ?? leadTo(stage, reason, judgement))
    : goOn(stage, whole, otherLanguage ?? acknowledge(stage, whole, judgement), after);
}

/** A language model's judgement goes before the rules'. */
function withJudged(rules: Judgement, judged: AnswerQuality | undefined): Judgement {
  if (judged === undefined) return rules;
  return {
    ...rules,
    quality: judged,
    reasons:
      judged === 'good' ? [] : [judged, ...rules.reasons.filter((reason) => reason !== judged)],
  };
}

/** The answer to "Shall I end the interview here?". */
export function confirmed(
  stage: Stage,
  turn: Turn,
  text: string,
  judged?: AnswerQuality,
): ConversationAction[] {
  const command = readCommand(text);
  switch (command) {
    case 'yes':
    case 'stop':
      return close(stage, 'stopped');
    case 'no':
    case 'continue':
      return askAgain(stage, turn, 'goOn');
    case 'repeat':
    case 'explain':
      return confirmStop(stage, turn, true);
    default:
      stage.become({ phase: 'question', turn });
      return answered(stage, turn, text, judged);
  }
}

/** The candidate goes on after a pause: with an answer, or with word that they are back. */
export function resumed(
  stage: Stage,
  turn: Turn,
  text: string,
  judged?: AnswerQuality,
): ConversationAction[] {
  const command = readCommand(text);
  stage.become({ phase: 'question', turn });
  return command === 'yes' || command === 'can_you_hear_me'
    ? askAgain(stage, turn, 'goOn')
    : answered(stage, turn, text, judged);
}

/** False for nothing, punctuation and sounds of hesitation alone. */
export function hasWords(text: string): boolean {
  return words(text).some(
    (word) => !/^(u+m+|u+h+|e+r+m?|h+m+|m{2,}|a+h+|ا+ه|ا?م{2,}|ه?م{2,})$/.test(word),
  );
}
