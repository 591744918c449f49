import type { Language, PlannedQuestion } from '@portal/protocol';
import { findSkills } from '../facts/lexicon/skills';
import { signals, type Signals } from '../language/signals';
import { contentStems, contentWords, fold, stem, words } from '../language/words';
import type { AnswerQuality } from './types';

export interface Judgement {
  quality: AnswerQuality;
  /**
   * All shortcomings of the answer, most important first; `quality` is the first of these. Empty
   * for a good answer.
   */
  reasons: Exclude<AnswerQuality, 'good'>[];
  /** Number of content words that are not in the question. */
  ownWords: number;
  /** Whether the answer sounds like a document being read aloud. */
  readOut: boolean;
}

/**
 * Minimum number of distinct content words not in the question. An answer with fewer is `thin`.
 */
export const THIN_BELOW_WORDS = 12;
/**
 * An answer is judged off topic only if it has at least this many content words that are not in the
 * question.
 */
const OFF_TOPIC_FROM_WORDS = 6;

/**
 * Words about working life. An answer to an HR question is considered on topic if it contains any
 * of them.
 */
const WORK =
  contentStems(`team colleague manager project customer client deadline meeting work company task job role boss staff report feedback plan decision problem goal career skill training office shift
mistake learned listened talked agreed helped improved delivered experience responsibility priorities patient student product service user data code
فريق زميل زملاء مدير مشروع عميل عملاء موعد اجتماع عمل شركة مهمة وظيفة تقرير ملاحظات خطة قرار مشكلة هدف مهارة تدريب خطأ تعلمت خبرة مسؤولية أولوية موظف مريض طالب منتج خدمة حل تحدي تجربة`);

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
 * Judges an answer by rules: whether it is on topic, long enough and concrete, and whether it gives
 * an example with a result if the question asks for one. An answer that sounds as if it is being
 * read aloud is considered vague.
 * @param facts names from the resume and the job that also count as on topic
 */
export function judgeAnswer(
  question: PlannedQuestion,
  text: string,
  language: Language,
  facts: readonly string[] = [],
): Judgement {
  void language; // Unused: people mix both languages in one answer, so the rules read both.
  const asked = contentStems(question.question.text);
  const own = contentWords(text).filter((word) => !asked.has(stem(word)));
  const found = signals(text);
  const skills = findSkills(text, { strict: false }).length;
  const reasons: Judgement['reasons'] = [];
  if (own.length >= OFF_TOPIC_FROM_WORDS && !isOnTopic(question, text, facts))
    reasons.push('off_topic');
  if (new Set(own.map(stem)).size < THIN_BELOW_WORDS) reasons.push('thin');
  const readOut = isReadOut(text, found, skills);
  const concrete = found.numbers + found.results + found.actions + found.examples + skills;
  if (concrete < 2 || (found.hedges >= 2 && concrete < 4) || readOut) reasons.push('vague');
  if (asksForExample(question)) {
    if (found.examples + found.actions === 0) reasons.push('no_example');
    else if (found.actions >= STORY_FROM_ACTIONS && found.results === 0) reasons.push('no_result');
  }
  return { quality: reasons[0] ?? 'good', reasons, ownWords: own.length, readOut };
}

/**
 * Whether an answer sounds as if it is being read aloud: a list of skills, or lines from a resume
 * or a job description, with no actions and at most one reason.
 */
function isReadOut(text: string, { actions, reasons }: Signals, skills: number): boolean {
  const said = fold(text).replace(/'/g, '');
  return (
    actions === 0 &&
    reasons < 2 &&
    words(text).length >= DOCUMENT_FROM_WORDS &&
    ((!SPEAKS_OF_SELF.test(said) && skills >= LIST_FROM_SKILLS) || OF_DOCUMENTS.test(said))
  );
}

/**
 * Whether an answer mentions a skill or shares a word with the question, its topic, its keywords,
 * its expected points or the given facts. For HR questions, any word about working life counts too.
 */
export function isOnTopic(
  question: PlannedQuestion,
  text: string,
  facts: readonly string[],
): boolean {
  const vocabulary = contentStems(
    [
      question.topic,
      question.question.text,
      ...question.keywords,
      ...question.expectedPoints,
      ...facts,
    ].join(' '),
  );
  const said = contentStems(text);
  const general = question.category === 'hr' ? WORK : new Set<string>();
  return (
    [...said].some((word) => vocabulary.has(word) || general.has(word)) ||
    findSkills(text, { strict: false }).length > 0
  );
}

const ASKS_FOR_CASE = [
  /\b(?:tell me about|describe|(?:walk|take) me through|think of|of yours|last time|a time|hardest thing|proudest|most proud)\b/i,
  /\b(?:did|was|were|had)\b[^.?]*\b(?:you|your)\b|\b(?:you|your)\b[^.?]*\b(?:did|was|were|had)\b|\byou (?:made|built|took|chose|led|got|found|learned|learnt|changed|gave|worked on)\b/i,
  /نود ان نسمع|ما اصعب (?!جزء)|ما ابرز|انجاز|اخر (?:مره|مهمه)|كيف (?:كان|كانت|حل|عرف سببها|انتهي|استعيدت|اثر|جري|تحقق)|ما التصرف|كان لك|بدات منك|بفضل جهدك|كاد|نفذ|قورن|تعلمه منك|الذي (?:اضافه|تغير|غير)|متي (?:كان|كانت|ظهر|تعارض|حدث|لزم|افادت)|(?:كانت|ظهرت) .{0,40}عملك/,
];

/** Whether a question asks about something that happened, and so needs a concrete example. */
export function asksForExample(question: PlannedQuestion): boolean {
  const asked = fold(question.question.text);
  return ASKS_FOR_CASE.some((pattern) => pattern.test(asked));
}
