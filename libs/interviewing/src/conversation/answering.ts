import type { SpokenText } from '@portal/protocol';
import { SHORT_BELOW_WORDS } from '../assessment/findings';
import { contentWords, words } from '../language/words';
import { askAgain, confirmStop, goOn, isCutOff, putAgain } from './asking';
import { close } from './closing';
import { acknowledge } from './acknowledging';
import { knownReplyTo } from './candidate-questions';
import { askOn, followUpFor, type FollowUp } from './follow-up';
import { judgeAnswer, type Judgement } from './judge';
import type { QuestionInProgress } from './memory';
import { obey } from './obeying';
import { askToSayAgain, mayAskToSayAgain, understoodBetter } from './doubt';
import { commandOf, readTurn, readTurnWith } from './read-turn';
import { join, type Stage } from './stage';
import type { AnswerQuality, ConversationAction, ConversationEvent } from './types';

/**
 * Minimum number of Arabic words in an English interview, or of English words in an Arabic one, for
 * an answer to count as being in the other language. Fewer words may just be names and loanwords.
 */
const OTHER_LANGUAGE_FROM_WORDS = 4;
const MOST_WORDS = 0.6;

type Answered = Extract<ConversationEvent, { type: 'answered' }>;

/** Handles what the candidate said, either as a command or as an answer. */
export function answered(
  stage: Stage,
  current: QuestionInProgress,
  event: Answered,
): ConversationAction[] {
  const { text, judgement: judged, meaning } = event;
  const turn = readTurnWith(text, commandOf(meaning));
  const obeyed = obey(stage, current, turn);
  if (obeyed) return obeyed;
  // If the question was interrupted, what the candidate said counts as an answer only if it sounds
  // like one.
  const cutOff = isCutOff(current) && !current.putAgain;
  if (
    cutOff &&
    (contentWords(text).length < SHORT_BELOW_WORDS / 2 || !judge(stage, current, [text]).onTopic)
  ) {
    return putAgain(stage, event.doubtful ? { ...current, askedToSayAgain: true } : current);
  }
  if (
    event.doubtful &&
    turn.command === null &&
    !current.askedToSayAgain &&
    mayAskToSayAgain(stage)
  ) {
    return askToSayAgain(stage, current, event);
  }
  const { doubted } = current;
  const before = doubted && !understoodBetter(event, doubted) ? [doubted.text] : [];
  const whole: QuestionInProgress = {
    ...current,
    answers: [...current.answers, ...before, text],
    doubted: null,
    requests: {},
    putAgain: false,
    nudges: 'none',
    thinking: false,
  };
  const judgement = withJudged(judge(stage, whole, whole.answers), judged);
  const after = { answer: text, told: whole.answers.join(' '), quality: judgement.quality };
  const otherLanguage = keepsLanguage(stage, text);
  const next = followUpFor(stage, whole, judgement, otherLanguage);
  const aside = turn.question && knownReplyTo(stage, turn.question, turn.request);
  if (next) return askOn(stage, whole, aside ? withAside(next, aside) : next, after);
  const acknowledgement = otherLanguage ?? acknowledge(stage, whole, judgement);
  return aside
    ? goOn(stage, whole, join(acknowledgement, aside))
    : goOn(stage, whole, acknowledgement, after);
}

/** Puts the reply to a question at the end of an answer before a follow-up. */
const withAside = (followUp: FollowUp, aside: SpokenText): FollowUp => ({
  ...followUp,
  lead: followUp.lead ? join(aside, followUp.lead) : aside,
  replaceable: false,
});

/** Judges what was said to a question so far, and remembers what it tells. */
function judge(
  stage: Stage,
  { questionIndex }: QuestionInProgress,
  answers: readonly string[],
): Judgement {
  const earlier = stage.memory.told.filter(({ answer }) => answer.index !== questionIndex);
  const question = stage.question(questionIndex);
  const judgement = judgeAnswer(question, answers, earlier);
  stage.remember({ told: [...earlier, { answer: { index: questionIndex }, own: judgement.own }] });
  return judgement;
}

/** Replaces the rules' judgement with the language model's, if there is one. */
function withJudged(rules: Judgement, judged: AnswerQuality | undefined): Judgement {
  if (judged === undefined) return rules;
  return {
    ...rules,
    quality: judged,
    strong: judged === 'good' && rules.strong,
    reasons:
      judged === 'good' ? [] : [judged, ...rules.reasons.filter((reason) => reason !== judged)],
  };
}

/**
 * Handles the candidate's reply to "Shall I end the interview here?". What a model takes it for does
 * not count, so that no model can end an interview.
 */
export function confirmed(
  stage: Stage,
  current: QuestionInProgress,
  event: Answered,
): ConversationAction[] {
  const { command } = readTurn(event.text);
  const { state } = stage;
  if (event.doubtful && command === null && state.phase === 'confirming_stop' && !state.askedTwice)
    return confirmStop(stage, current, true);
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
      return answered(stage, current, event);
  }
}

/**
 * Handles the candidate's first words after a pause: either an answer or just a sign that they are
 * back.
 */
export function resumed(
  stage: Stage,
  current: QuestionInProgress,
  event: Answered,
): ConversationAction[] {
  const { command } = readTurnWith(event.text, commandOf(event.meaning));
  stage.become({ phase: 'question', current });
  return command === 'yes' || command === 'can_you_hear_me'
    ? askAgain(stage, current, 'goOn')
    : answered(stage, current, event);
}

/**
 * Whether a text contains words. False if it is empty or contains only punctuation and hesitation
 * sounds.
 */
export function hasWords(text: string): boolean {
  return words(text).some(
    (word) => !/^(u+m+|u+h+|e+r+m?|h+m+|m{2,}|a+h+|ا+ه|ا?م{2,}|ه?م{2,})$/.test(word),
  );
}

/**
 * Returns a phrase telling the candidate that the answer was understood but that the interview
 * continues in the language chosen for it. Null if the answer isn't in the other language or the
 * candidate was already told.
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
