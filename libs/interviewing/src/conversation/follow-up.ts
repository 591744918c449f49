import type { FollowUpReason, InterviewPlan, SpokenText } from '@portal/protocol';
import { contentWords, words } from '../language/words';
import { FOLLOW_UP_PHRASES } from './follow-up-phrases';
import { asksForExample, type Judgement } from './judge';
import type { QuestionInProgress } from './memory';
import { quotesOf, type Quote } from './own-words/quote';
import { PHRASES } from './phrases';
import { join, type After, type Say, type Stage } from './stage';
import type { ConversationAction } from './types';

const MAX_FOLLOW_UPS = 2;
/**
 * A second follow-up is asked only if the answer to the first has at least this many content words.
 */
const ENGAGED_FROM_WORDS = 8;
/** Shortcomings that are worth a second follow-up. */
const WEIGHTY: ReadonlySet<FollowUpReason> = new Set(['thin', 'no_example', 'no_result']);
/** Content words of its own with which an answer says enough for a question about what it said. */
const SAYS_SOMETHING_FROM_WORDS = 6;
/**
 * Content words of its own with which an answer without the question's words tells something. It may
 * well be about the question in other words, so the interviewer asks for the connection.
 */
const TELLS_FROM_WORDS = 20;
/**
 * Number of questions from one strong answer that is asked for more depth to the next one that may
 * be; null: never.
 */
const DEEPER_EVERY: Readonly<Record<InterviewPlan['difficulty'], number | null>> = {
  easy: null,
  medium: 4,
  hard: 2,
};

/** A follow-up: what is asked, and what is said before it. */
export interface FollowUp {
  reason: FollowUpReason | 'deeper';
  text: SpokenText;
  lead: SpokenText | null;
  /** The candidate's words that `text` asks about, if the lead takes any up. */
  takenUp: SpokenText | null;
  /** Whether only the question matters, so that another one may stand for all of it. */
  replaceable: boolean;
}

/**
 * Chooses the follow-up to an answer; null to move on. A weak answer is asked for the most important
 * thing that it lacks, in words that this interview has not heard yet; now and then a strong one is
 * asked for more depth.
 * @param lead replaces what would be said before the question
 */
export function followUpFor(
  stage: Stage,
  current: QuestionInProgress,
  judgement: Judgement,
  lead: SpokenText | null,
): FollowUp | null {
  const reason = reasonFor(current, judgement);
  if (reason === null) return judgement.strong ? deeper(stage, current, lead) : null;
  if (judgement.repeats) return another(stage, reason, lead);
  const { onTopic, readOut, mistaken } = judgement;
  const quote = onTopic && !readOut && !mistaken ? quoteFor(stage, current) : null;
  const text = questionFor(stage, current, reason, judgement, quote);
  if (!text) return null;
  const takenUp = quote && reason !== 'off_topic' && lead === null ? takeUp(stage, quote) : null;
  return {
    reason,
    text,
    lead: lead ?? takenUp ?? leadTo(stage, reason, judgement),
    takenUp,
    replaceable: lead === null && !readOut,
  };
}

/**
 * Returns the shortcoming that the next follow-up should address; null if none. The first follow-up
 * addresses the most important one. A second follow-up is asked only if the first one helped, the
 * candidate is engaged, and something important is still missing.
 */
function reasonFor(
  { followUps, answers }: QuestionInProgress,
  { reasons }: Judgement,
): FollowUpReason | null {
  const [asked] = followUps;
  if (asked === undefined) return reasons[0] ?? null;
  if (
    asked === 'deeper' ||
    followUps.length >= MAX_FOLLOW_UPS ||
    reasons.includes(asked) ||
    contentWords(answers.at(-1) ?? '').length < ENGAGED_FROM_WORDS
  )
    return null;
  return reasons.find((reason) => WEIGHTY.has(reason)) ?? null;
}

/** Asks a strong answer for more depth, if it is time for that and its words can be taken up. */
function deeper(
  stage: Stage,
  current: QuestionInProgress,
  lead: SpokenText | null,
): FollowUp | null {
  const { plan, memory } = stage;
  const every = DEEPER_EVERY[plan.difficulty];
  const { questionIndex, followUps } = current;
  if (every === null || followUps.length > 0 || questionIndex - memory.deeperAt < every)
    return null;
  const quote = quoteFor(stage, current);
  if (quote?.kind !== 'deed' || !quote.past) return null;
  const text = stage.unused(FOLLOW_UP_PHRASES[plan.language].deeper);
  if (!text) return null;
  stage.remember({ deeperAt: questionIndex });
  const takenUp = lead === null ? takeUp(stage, quote) : null;
  return { reason: 'deeper', text, lead: lead ?? takenUp, takenUp, replaceable: false };
}

/** Asks for another story instead of one told before, once in an interview. */
function another(stage: Stage, reason: FollowUpReason, lead: SpokenText | null): FollowUp | null {
  if (stage.memory.repeatTold) return null;
  const phrases = FOLLOW_UP_PHRASES[stage.plan.language];
  const text = stage.unused(phrases.another);
  stage.remember({ repeatTold: true });
  return (
    text && {
      reason,
      text,
      lead: lead ?? stage.leastUsed(phrases.toldBefore),
      takenUp: null,
      replaceable: false,
    }
  );
}

/** Returns words of the candidate's last turn, or else of an earlier one, not yet taken up. */
function quoteFor(stage: Stage, { answers, questionIndex }: QuestionInProgress): Quote | null {
  const asked = stage.question(questionIndex).question.text;
  return (
    [...answers]
      .reverse()
      .flatMap((answer) => quotesOf(answer, asked, stage.plan.language))
      .find(({ kind, text }) => kind === 'deed' && !stage.memory.quoted.includes(text)) ?? null
  );
}

function takeUp(stage: Stage, { text }: Quote): SpokenText | null {
  stage.remember({ quoted: [...stage.memory.quoted, text] });
  return stage.leastUsed(FOLLOW_UP_PHRASES[stage.plan.language].takesUp, { x: text });
}

/**
 * Returns what is said before a follow-up that takes up no words of the candidate; null if the
 * follow-up itself leads back to the topic.
 */
function leadTo(stage: Stage, reason: FollowUpReason, { readOut }: Judgement): SpokenText | null {
  if (readOut) return stage.phrase('ownWords');
  return reason === 'off_topic' ? null : stage.phrase('bridge');
}

const GENERAL = {
  thin: 'thin',
  vague: 'vague',
  off_topic: 'offTopic',
  no_example: 'noExample',
  no_result: 'noResult',
} as const;

/**
 * Returns the question of a follow-up, in a wording that is new to this interview: about what the
 * answer lacks if it says something, else in the plan's words for this question, else in general
 * ones. Null if all were used.
 */
function questionFor(
  stage: Stage,
  { questionIndex }: QuestionInProgress,
  reason: FollowUpReason,
  judgement: Judgement,
  quote: Quote | null,
): SpokenText | null {
  const question = stage.question(questionIndex);
  const { language } = stage.plan;
  // General talk is asked for an example, whatever else it lacks.
  const lacks = reason === 'vague' && judgement.empty ? 'no_example' : reason;
  const planned = question.followUps[lacks];
  const says = judgement.onTopic && judgement.own.length >= SAYS_SOMETHING_FROM_WORDS;
  const connects = lacks === 'off_topic' && judgement.own.length >= TELLS_FROM_WORDS;
  const fromPlan = () =>
    planned && !stage.memory.used[planned.text] && (stage.useUp(planned.text), planned);
  return (
    (connects && stage.unused(FOLLOW_UP_PHRASES[language].connects, { topic: question.topic })) ||
    (says && stage.unused(aimedAt(stage, lacks, judgement, asksForExample(question), quote))) ||
    fromPlan() ||
    stage.unused(PHRASES[language][GENERAL[lacks]], { topic: question.topic })
  );
}

/** Returns the wordings that ask for what the answer lacks. */
function aimedAt(
  { plan }: Stage,
  reason: FollowUpReason,
  { missing }: Judgement,
  asksForCase: boolean,
  quote: Quote | null,
): readonly string[] {
  const { example, told, practised } = FOLLOW_UP_PHRASES[plan.language];
  if (reason === 'no_result') return told.result;
  if (reason === 'no_example') return quote || asksForCase ? example : [];
  // What was behind a story is no question about a deed.
  const kind = missing.find((each) => !quote || each !== 'cause');
  return kind ? (asksForCase || quote?.past ? told : practised)[kind] : [];
}

/**
 * Returns what was asked if a language model put a follow-up in other words; null if the decided
 * words were used, or if it did not get as far as a question.
 */
export function askedInOtherWords(
  { kind, text }: Pick<Say, 'kind' | 'text'>,
  said: string,
): string | null {
  const isOther = !words(text.text).join(' ').startsWith(words(said).join(' '));
  return kind === 'follow_up' && isOther && /[?؟]/.test(said) ? said : null;
}

/** Asks a follow-up. */
export function askOn(
  stage: Stage,
  current: QuestionInProgress,
  { reason, text, lead, takenUp, replaceable }: FollowUp,
  after: After,
): ConversationAction[] {
  stage.become({
    phase: 'question',
    current: {
      ...current,
      // "What did you do first?" says nothing without the words that it asks about.
      prompt: { kind: 'follow_up', text: takenUp ? join(takenUp, text) : text },
      followUps: [...current.followUps, reason],
      playback: { state: 'playing', utterances: 1 },
      askedAtMs: stage.nowMs,
    },
  });
  return [
    stage.intent('follow_up', current.questionIndex),
    stage.say(
      'follow_up',
      lead ? join(lead, text) : text,
      current.questionIndex,
      true,
      after && { ...after, ...(replaceable && { question: text }) },
    ),
  ];
}
