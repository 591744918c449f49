import type { Language, PlannedQuestion } from '@portal/protocol';
import { findSkills } from '../facts/lexicon/skills';
import { signals } from '../language/signals';
import { contentStems, contentWords, stem } from '../language/words';
import type { AnswerQuality } from './types';

export interface Judgement {
  quality: AnswerQuality;
  /** Everything that was noticed, the weightiest first; `quality` is its first. Empty for a good answer. */
  reasons: Exclude<AnswerQuality, 'good'>[];
  /** Words with content of their own: those of the question do not count. */
  ownWords: number;
}

/** Below this many words of its own an answer asks for more. */
export const THIN_BELOW_WORDS = 12;
/** Fewer words than this cannot be told to be off the subject. */
const OFF_TOPIC_FROM_WORDS = 6;

/** Words of working life: an answer to a behavioural question that holds none of them, nor any of the question's, is about something else. */
const WORK = contentStems(`team colleague manager project customer client deadline meeting work company task job role boss staff report feedback plan decision problem goal career skill training office shift
mistake learned listened talked agreed helped improved delivered experience responsibility priorities patient student product service user data code
فريق زميل زملاء مدير مشروع عميل عملاء موعد اجتماع عمل شركة مهمة وظيفة تقرير ملاحظات خطة قرار مشكلة هدف مهارة تدريب خطأ تعلمت خبرة مسؤولية أولوية موظف مريض طالب منتج خدمة حل تحدي تجربة`);

/**
 * Judges one answer by rules: whether it is on the subject, long enough, concrete, and, where the question asks for a case, holds one.
 * `facts` are names from the resume and the job, whose mention counts as being on the subject.
 */
export function judgeAnswer(question: PlannedQuestion, text: string, language: Language, facts: readonly string[] = []): Judgement {
  void language; // People mix both languages in one answer; the rules read either.
  const asked = contentStems(question.question.text);
  const own = contentWords(text).filter((word) => !asked.has(stem(word)));
  const found = signals(text);
  const reasons: Judgement['reasons'] = [];
  if (own.length >= OFF_TOPIC_FROM_WORDS && !isOnTopic(question, text, facts)) reasons.push('off_topic');
  if (new Set(own.map(stem)).size < THIN_BELOW_WORDS) reasons.push('thin');
  const concrete = found.numbers + found.results + found.actions + found.examples + findSkills(text, { strict: false }).length;
  if (concrete < 2 || (found.hedges >= 2 && concrete < 4)) reasons.push('vague');
  if (asksForExample(question) && found.examples + found.actions === 0) reasons.push('no_example');
  return { quality: reasons[0] ?? 'good', reasons, ownWords: own.length };
}

/** True where the answer shares a word with the question, its keywords, its expected points or the given facts. */
export function isOnTopic(question: PlannedQuestion, text: string, facts: readonly string[]): boolean {
  const vocabulary = contentStems([question.topic, question.question.text, ...question.keywords, ...question.expectedPoints, ...facts].join(' '));
  const said = contentStems(text);
  const general = question.category === 'hr' ? WORK : new Set<string>();
  return [...said].some((word) => vocabulary.has(word) || general.has(word)) || findSkills(text, { strict: false }).length > 0;
}

/** Questions that ask for something that happened, which only a concrete case answers. */
export function asksForExample(question: PlannedQuestion): boolean {
  return /\b(tell me about|describe|walk me through|think of|when (did|were|was)|a time|(did|were|had) you|of yours)\b|نود أن نسمع|ما أصعب|ما أبرز|ما أكثر إنجاز|متى/i.test(question.question.text);
}
