import type { InterviewPlan } from '@portal/protocol';
import { judgeAnswer } from '../conversation/judge';
import { findSkills } from '../facts/lexicon/skills';
import { signals, type Signals } from '../language/signals';
import { contentStems, contentWords, fold, isStopWord, stem, words, wordsAsWritten } from '../language/words';
import { coversPoint } from './points';
import { answerText, meanConfidence, type Answer } from './transcript';

/** What was measured of one answer. Shares and parts run from 0 to 1. */
export interface Features {
  answer: Answer;
  text: string;
  wordCount: number;
  /** Different content words that the question did not already hold. */
  ownWords: number;
  signals: Signals;
  onTopic: boolean;
  covered: string[];
  uncovered: string[];
  /** Words of the subject that the question did not give. */
  terms: string[];
  confidence: number | null;
  parts: { sufficiency: number; coverage: number; concreteness: number; terms: number; structure: number; focus: number };
}

/** Below this mean confidence of the recogniser an answer is not judged by its words. */
export const UNCLEAR_BELOW = 0.45;
/** As many words of its own make an answer long enough; more do not count. */
const ENOUGH_OWN_WORDS = 22;
const RAMBLING_FROM_WORDS = 140;

const share = (value: number, full: number) => Math.min(1, value / full);

export function featuresOf(answer: Answer, plan: InterviewPlan): Features {
  const text = answerText(answer);
  const { question } = answer;
  const asked = contentStems(`${question.question.text} ${question.rephrased.text}`);
  const stems = contentStems(text);
  const own = [...stems].filter((word) => !asked.has(word));
  const found = ownSignals(text, question.question.text);
  const facts = [...plan.resume.skills, ...plan.resume.employers, ...plan.resume.projects, ...plan.job.skills];
  const judged = judgeAnswer(question, text, plan.language, facts);
  const ownSaid = { signals: found, stems: new Set(own) };
  const covered = question.expectedPoints.filter((point) => own.length >= 4 && coversPoint(point, ownSaid, asked));
  const terms = subjectTerms(text, question.keywords, asked);
  const wordCount = words(text).length;
  const count = contentWords(text).length;
  const concrete = found.numbers + found.results + found.actions + found.examples;
  const dilution = wordCount > RAMBLING_FROM_WORDS ? Math.min(1, (concrete / wordCount) * 25) : 1;
  return {
    answer, text, wordCount, ownWords: own.length, signals: found,
    onTopic: own.length > 0 && !judged.reasons.includes('off_topic'),
    covered, uncovered: question.expectedPoints.filter((point) => !covered.includes(point)),
    terms, confidence: meanConfidence(answer.segments),
    parts: {
      sufficiency: share(own.length, ENOUGH_OWN_WORDS),
      coverage: question.expectedPoints.length > 0 ? covered.length / question.expectedPoints.length : 0,
      concreteness: Math.min(1, (found.numbers > 0 ? 0.3 : 0) + (found.results > 0 ? 0.25 : 0) + share(found.actions, 3) * 0.3 + (found.examples > 0 ? 0.15 : 0)),
      terms: share(terms.length, 5),
      structure: Math.min(1, (found.context > 0 ? 0.25 : 0) + (found.actions > 0 ? 0.3 : 0) + (found.results > 0 ? 0.3 : 0) + share(found.sequence + found.reasons, 2) * 0.2),
      // Evasions and dilution take away; repeating oneself shows as few different words among many.
      focus: Math.max(0.3, 1 - Math.max(0, found.hedges - 1) * 0.12) * (0.4 + 0.6 * dilution) * (count > 60 && own.length / count < 0.3 ? 0.7 : 1),
    },
  };
}

/** Signs that the question's own words would show are not the candidate's merit: a sentence that repeats the question shows none. */
function ownSignals(text: string, question: string): Signals {
  const asked = new Set(words(question));
  const fresh = text.split(/(?<=[.!?؟\n])\s+/).filter((sentence) => {
    const said = words(sentence);
    return said.length === 0 || said.filter((word) => !asked.has(word)).length / said.length > 0.35;
  });
  return signals(fresh.join(' '));
}

function subjectTerms(text: string, keywords: readonly string[], asked: ReadonlySet<string>): string[] {
  const wanted = new Set(keywords.flatMap((keyword) => contentWords(keyword).map(stem)));
  const said = wordsAsWritten(text).filter(({ folded }) => !isStopWord(folded) && wanted.has(stem(folded)) && !asked.has(stem(folded))).map(({ written }) => written.toLowerCase());
  const skills = findSkills(text, { strict: false }).map(({ skill }) => skill.name).filter((name) => ![...contentStems(name)].every((part) => asked.has(part)));
  const byStem = new Map([...said, ...skills].map((word) => [stem(fold(word)), word]));
  return [...byStem.values()];
}

/** 0–100 for one answer: concrete, on the subject and covering what was expected; length beyond enough earns nothing. */
export function scoreOf({ parts, onTopic }: Features): number {
  const substance = 0.35 * parts.coverage + 0.35 * parts.concreteness + 0.15 * parts.terms + 0.15 * parts.structure;
  return Math.round(100 * parts.sufficiency * parts.focus * (onTopic ? 1 : 0.15) * Math.min(1, substance * 1.15));
}

export const isUnclear = (features: Features) => features.confidence !== null && features.confidence < UNCLEAR_BELOW;
