import type { SpokenText } from '@portal/protocol';
import { contentWords, fold, words } from '../language/words';
import { askAgain, confirmStop, goOn, putAgain } from './asking';
import { close } from './closing';
import { readCommand } from './commands/read-command';
import { followUp, followUpFor, leadTo } from './follow-up';
import { THIN_BELOW_WORDS, isOnTopic, judgeAnswer, type Judgement } from './judge';
import type { QuestionInProgress } from './memory';
import { mentionIn, type Mention } from './mention';
import { obey } from './obeying';
import type { Stage } from './stage';
import type { AnswerQuality, ConversationAction } from './types';

/**
 * Minimum number of words in the other language for an answer to count as given in it; fewer may be
 * names and loanwords.
 */
const OTHER_LANGUAGE_FROM_WORDS = 4;
const MOST_WORDS = 0.6;

/** Handles what the candidate said, as a command or as an answer. */
export function answered(
  stage: Stage,
  current: QuestionInProgress,
  text: string,
  judged?: AnswerQuality,
): ConversationAction[] {
  const command = readCommand(text);
  const obeyed = command && obey(stage, current, command, text);
  if (obeyed) return obeyed;
  const question = stage.question(current.questionIndex);
  // If the question was interrupted, what the candidate said counts as an answer only if it sounds
  // like one.
  const cutOff = current.playback.state === 'interrupted' && !current.putAgain;
  if (
    cutOff &&
    (contentWords(text).length < THIN_BELOW_WORDS / 2 || !isOnTopic(question, text, stage.facts))
  ) {
    return putAgain(stage, current);
  }
  const whole: QuestionInProgress = {
    ...current,
    answers: [...current.answers, text],
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

/** A language model's judgement takes precedence over the rules. */
function withJudged(rules: Judgement, judged: AnswerQuality | undefined): Judgement {
  if (judged === undefined) return rules;
  return {
    ...rules,
    quality: judged,
    reasons:
      judged === 'good' ? [] : [judged, ...rules.reasons.filter((reason) => reason !== judged)],
  };
}

/** Handles the candidate's reply to "Shall I end the interview here?". */
export function confirmed(
  stage: Stage,
  current: QuestionInProgress,
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
      return askAgain(stage, current, 'goOn');
    case 'repeat':
    case 'explain':
      return confirmStop(stage, current, true);
    default:
      stage.become({ phase: 'question', current });
      return answered(stage, current, text, judged);
  }
}

/** Handles the candidate's first words after a pause: an answer, or just that they are back. */
export function resumed(
  stage: Stage,
  current: QuestionInProgress,
  text: string,
  judged?: AnswerQuality,
): ConversationAction[] {
  const command = readCommand(text);
  stage.become({ phase: 'question', current });
  return command === 'yes' || command === 'can_you_hear_me'
    ? askAgain(stage, current, 'goOn')
    : answered(stage, current, text, judged);
}

/** Whether a text contains words; false for an empty text, punctuation and hesitation sounds. */
export function hasWords(text: string): boolean {
  return words(text).some(
    (word) => !/^(u+m+|u+h+|e+r+m?|h+m+|m{2,}|a+h+|ا+ه|ا?م{2,}|ه?م{2,})$/.test(word),
  );
}

/**
 * Acknowledges an answer before moving on. Names a detail from a good answer, and stays neutral
 * otherwise.
 */
function acknowledge(
  stage: Stage,
  current: QuestionInProgress,
  { quality }: Judgement,
): SpokenText {
  if (quality !== 'good' && quality !== 'no_result') return stage.phrase('neutral');
  const question = stage.question(current.questionIndex);
  const mention = mentionIn(current.answers.join(' '), question, stage.plan);
  // Repeating something that the question already named would acknowledge nothing.
  const isNews =
    mention?.kind === 'figure' ||
    (mention && !fold(question.question.text).includes(fold(mention.text)));
  if (!mention || !isNews || !isSayable(mention, stage)) return stage.phrase('plain');
  return stage.phrase(mention.kind === 'figure' ? 'mentionFigure' : 'mention', { x: mention.text });
}

/**
 * Whether a detail can be spoken in the interview's language. A figure with its unit in another
 * language would break an Arabic sentence, but a name would not. English TTS cannot read Arabic
 * script.
 */
function isSayable({ kind, text }: Mention, { plan }: Stage): boolean {
  return plan.language === 'ar-SA'
    ? kind === 'name' || !/[a-z]/i.test(text)
    : !/[\u0600-\u06FF]/.test(text);
}

/**
 * Returns the phrase that says, once per interview, that an answer in the other language was
 * understood but the interview stays in its own language; null if it isn't needed.
 */
function keepsLanguage(stage: Stage, text: string): SpokenText | null {
  if (stage.memory.languageTold) return null;
  const all = words(text).filter((word) => !/\d/.test(word));
  const other = all.filter(
    (word) => /[\u0600-\u06FF]/.test(word) !== (stage.plan.language === 'ar-SA'),
  ).length;
  if (other < OTHER_LANGUAGE_FROM_WORDS || other < all.length * MOST_WORDS) return null;
  stage.remember({ languageTold: true });
  return stage.phrase('keepLanguage');
}
