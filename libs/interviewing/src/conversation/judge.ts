import type { PlannedQuestion } from '@portal/protocol';
import {
  featuresOfTurn,
  scoreOf,
  unlessTold,
  type Features,
  type Told,
} from '../assessment/features';
import { GOOD_FROM, PRAISED_FROM, SHORT_BELOW_WORDS, STRONG_FROM } from '../assessment/findings';
import { kindOf, POINT_KINDS, type PointKind } from '../assessment/point-kinds';
import { findSkills } from '../facts/lexicon/skills';
import { fold, words } from '../language/words';
import type { AnswerQuality } from './types';

export interface Judgement {
  quality: AnswerQuality;
  /**
   * All shortcomings of the answer, most important first; `quality` is the first of these. Empty
   * for a good answer.
   */
  reasons: Exclude<AnswerQuality, 'good'>[];
  /** Whether the report will call the answer strong. */
  strong: boolean;
  /** Whether nothing in the answer is worth praise: general talk, or next to nothing. */
  empty: boolean;
  /** What the expected points ask for that the answer lacks, what suits most answers first. */
  missing: readonly PointKind[];
  /** Whether the answer is about the subject, or too short to say. */
  onTopic: boolean;
  /** Stems of the distinct content words that are not in the question. */
  own: readonly string[];
  /** Whether the answer would be good if it didn't tell the story of an earlier one again. */
  repeats: boolean;
  /** Whether the answer sounds like a document being read aloud. */
  readOut: boolean;
  /** Whether the answer makes a claim that the question knows to be wrong. */
  mistaken: boolean;
}

/**
 * Wording from resumes and job descriptions that people don't use when they talk about their own
 * work.
 */
const OF_DOCUMENTS =
  /\b(?:responsibilities|requirements|qualifications|years? of experience|\d\+ years|the ideal candidate|you will|we are looking for|work history|key skills|curriculum|date of birth)\b|المهام والمسووليات|المتطلبات|خبره \d+ سنوات|السيره الذاتيه|المهارات|اجاده/;
const SPEAKS_OF_SELF =
  /\b(?:i|im|ive|id|we|weve|my|me|myself)\b|(?:^| )(?:انا|كنت|كنا|لدي|عملي|عملنا|نحن)(?: |$)/;
/** Minimum number of skills for an answer without "I" or "we" to count as a mere list. */
const LIST_FROM_SKILLS = 4;
/** Minimum number of words for an answer to count as read aloud from a document. */
const DOCUMENT_FROM_WORDS = 15;
/**
 * Minimum number of actions for an answer to count as a story. A story is expected to have a
 * result.
 */
const STORY_FROM_ACTIONS = 2;

/**
 * Judges what was said to a question so far, by the reading that the report's score rests on: an
 * answer is good if it will score as good, and otherwise its features say what it lacks. People mix
 * languages in one answer, so the rules read both.
 * @param text the answer, or its utterances
 * @param earlier the answers to the questions before; their stories count once
 */
export function judgeAnswer(
  question: PlannedQuestion,
  text: string | readonly string[],
  earlier: readonly Told[] = [],
): Judgement {
  const features = featuresOfTurn(question, typeof text === 'string' ? [text] : text);
  const score = scoreOf(features);
  const readOut = isReadOut(features);
  const isGood = score >= GOOD_FROM && !readOut;
  const wasTold = unlessTold(features, earlier).repeats !== null;
  const reasons = judged(features, isGood, wasTold);
  return {
    quality: reasons[0] ?? 'good',
    reasons,
    strong: isGood && !wasTold && score >= STRONG_FROM,
    empty: score < PRAISED_FROM,
    missing: missingIn(features),
    onTopic: features.onTopic,
    own: features.own,
    repeats: isGood && wasTold,
    readOut,
    mistaken: features.mistakes.length > 0,
  };
}

/** Returns what keeps an answer from being good: a story told before stands for no example. */
function judged(features: Features, isGood: boolean, wasTold: boolean): Judgement['reasons'] {
  if (!isGood) return shortcomings(features);
  return wasTold ? ['no_example'] : [];
}

/** Returns what a weak answer lacks, most important first; never empty. */
function shortcomings(features: Features): Judgement['reasons'] {
  const { answer, onTopic, own, signals } = features;
  const reasons: Judgement['reasons'] = [];
  if (!onTopic && own.length > 0) reasons.push('off_topic');
  if (own.length < SHORT_BELOW_WORDS) reasons.push('thin');
  if (asksForExample(answer.question)) {
    if (signals.examples + signals.actions === 0) reasons.push('no_example');
    else if (signals.actions >= STORY_FROM_ACTIONS && lacksResult(features))
      reasons.push('no_result');
  }
  return reasons.length > 0 ? reasons : ['vague'];
}

/**
 * Number of signs of a kind in an answer from which the answer isn't asked for it, even if the point
 * is not covered: to be asked for what one has just said is worse than not to be asked.
 */
const SAID_FROM = 2;

/** What can be missing, in the order in which it is asked for. */
const ASKED_FOR: readonly PointKind[] = [
  'result',
  'reason',
  'ownPart',
  'measure',
  'lesson',
  'people',
  'option',
  'situation',
  'cause',
];

/** Returns what the uncovered points ask for, without what the answer shows in other words. */
function missingIn({ uncovered, signals, parts }: Features): PointKind[] {
  const said: Partial<Record<PointKind, number>> = {
    ownPart: signals.actions,
    result: signals.results,
    reason: signals.reasons,
    measure: signals.numbers,
    situation: signals.context + signals.examples,
    people: parts.particulars > 0.5 ? SAID_FROM : 0,
  };
  const kinds = new Set(uncovered.map(kindOf));
  return ASKED_FOR.filter((kind) => kinds.has(kind) && (said[kind] ?? 0) < SAID_FROM);
}

/** Whether the result is missing. Where the question has such a point, the point alone decides. */
function lacksResult({ answer, uncovered, signals }: Features): boolean {
  const asked = answer.question.expectedPoints.filter((point) => POINT_KINDS.result.test(point));
  return asked.length > 0
    ? asked.some((point) => uncovered.includes(point))
    : signals.results === 0;
}

/**
 * Whether an answer sounds as if it is being read aloud: a list of skills, or lines from a resume
 * or a job description, with no actions and at most one reason.
 */
function isReadOut({ text, signals: { actions, reasons } }: Features): boolean {
  const said = fold(text).replace(/'/g, '');
  return (
    actions === 0 &&
    reasons < 2 &&
    words(text).length >= DOCUMENT_FROM_WORDS &&
    ((!SPEAKS_OF_SELF.test(said) &&
      findSkills(text, { strict: false }).length >= LIST_FROM_SKILLS) ||
      OF_DOCUMENTS.test(said))
  );
}

const ASKS_FOR_CASE = [
  /\b(?:tell me about|describe|(?:walk|take) me through|think of|of yours|last time|a time|hardest thing|proudest|most proud)\b/i,
  /\b(?:did|was|were|had)\b[^.?]*\b(?:you|your)\b|\b(?:you|your)\b[^.?]*\b(?:did|was|were|had)\b|\byou (?:made|built|took|chose|led|got|found|learned|learnt|changed|gave|worked on)\b/i,
  /نود ان نسمع|(?:^| )(?:حدثنا|حدثني|حدثينا|حدثيني|احك|احكي|صف|صفي|اوصف|اذكر|اذكري) |ما اصعب (?!جزء)|ما ابرز|انجاز|اخر (?:مره|مهمه)|كيف (?:كان|كانت|حل|عرف سببها|انتهي|استعيدت|اثر|جري|تحقق)|ما التصرف|كان لك|بدات منك|بفضل جهدك|كاد|نفذ|قورن|تعلمه منك|الذي (?:اضافه|تغير|غير)|متي (?:كان|كانت|ظهر|تعارض|حدث|لزم|افادت)|(?:كانت|ظهرت) .{0,40}عملك/,
];

/** Whether a question asks about something that happened, and so needs a concrete example. */
export function asksForExample(question: PlannedQuestion): boolean {
  const asked = fold(question.question.text);
  return ASKS_FOR_CASE.some((pattern) => pattern.test(asked));
}
