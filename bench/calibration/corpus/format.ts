import type { Language, PlannedQuestion } from '@portal/protocol';

/** From best to worst: people agree which of two answers with different labels is better. */
export const QUALITIES = ['strong', 'adequate', 'thin', 'fine', 'silence', 'injection'] as const;
export type Quality = (typeof QUALITIES)[number];

/**
 * Labels without a fixed rank; `orders` ranks these answers by hand. `injection-around` is a thin
 * answer surrounded by instructions to the scorer; `misheard` is an answer as a poor recognizer
 * transcribes it.
 */
export const TRAITS = [
  'rambling',
  'concise',
  'off-topic',
  'plain',
  'buzzwords',
  'job-description',
  'memorised',
  'question-repeated',
  'injection-around',
  'misheard',
] as const;
export type Trait = (typeof TRAITS)[number];
export type Label = Quality | Trait;

/** One final result of the recognizer: times in ms from the answer's first word, confidence 0–1. */
export interface Segment {
  text: string;
  startMs: number;
  endMs: number;
  confidence: number;
}

export interface Answer {
  id: string;
  label: Label;
  segments: readonly Segment[];
  /** Id of the answer that this one is based on: the wrapped or the misheard one. */
  versionOf?: string;
}

/** Answers to the same planned question, so that only the answers differ. */
export interface Group {
  id: string;
  /** Job family, as in the question bank. */
  family: string;
  language: Language;
  job: { title: string; skills: readonly string[] };
  question: PlannedQuestion;
  answers: readonly Answer[];
  /**
   * Pairs ordered by hand, in addition to those by label: ids of the better and the worse answer.
   */
  orders: readonly (readonly [better: string, worse: string])[];
}

/** Text before and after an answer that asks the scorer for a score. */
export interface Injection {
  language: Language;
  before: string;
  after: string;
}

interface Written {
  id: string;
  family: string;
  language: Language;
  job: string;
  skills: string;
  category: PlannedQuestion['category'];
  topic: string;
  ask: string;
  rephrase: string;
  /** Separated by `|`. */
  points: string;
  /** Comma-separated, lower case: keywords of the question, then common words of the trade. */
  keywords: string;
  answers: readonly Answer[];
  orders?: readonly (readonly [string, string])[];
}

const list = (text: string, by: string) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);

export function group({
  id,
  family,
  language,
  job,
  skills,
  category,
  topic,
  ask,
  rephrase,
  points,
  keywords,
  answers,
  orders = [],
}: Written): Group {
  const question: PlannedQuestion = {
    id: `q1-${id}`,
    category,
    covers: topic,
    topic,
    question: { text: ask },
    rephrased: { text: rephrase },
    expectedPoints: list(points, '|'),
    keywords: list(keywords, ','),
    followUps: {},
  };
  return {
    id,
    family,
    language,
    job: { title: job, skills: list(skills, ',') },
    question,
    answers,
    orders,
  };
}

interface Manner {
  id?: string;
  versionOf?: string;
  wordsPerMinute?: number;
  confidence?: number;
}

const BETWEEN_SEGMENTS_MS = 1_100;

/** An answer in a recognizer's spelling; ` / ` separates its segments. */
export function said(
  label: Label,
  text: string,
  { id = label, versionOf, wordsPerMinute = 128, confidence = 0.88 }: Manner = {},
): Answer {
  let clock = 0;
  const segments = list(text.replace(/\s+/g, ' '), ' / ').map((part, index) => {
    const startMs = clock;
    const endMs = startMs + Math.round((part.split(' ').length / wordsPerMinute) * 60_000);
    clock = endMs + BETWEEN_SEGMENTS_MS;
    // Recognizers are more confident about some pieces than about others.
    return {
      text: part,
      startMs,
      endMs,
      confidence: Math.round((confidence + [0, 0.04, -0.05, 0.02][index % 4]!) * 100) / 100,
    };
  });
  return { id, label, segments, ...(versionOf === undefined ? {} : { versionOf }) };
}

/** The question was asked and the candidate said nothing. */
export const silence: Answer = { id: 'silence', label: 'silence', segments: [] };
