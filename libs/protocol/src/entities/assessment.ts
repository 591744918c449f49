import { z } from 'zod';
import { idSchema, languageSchema, timestampSchema } from './choices';
import { competencySchema, questionCategorySchema } from './plan';

/** Words of the candidate, pointing at the message they come from. */
export const evidenceSchema = z.object({
  messageId: z.string(),
  segmentId: z.string().nullable(),
  questionIndex: z.number().int().nullable(),
  /** Exactly as stored in the transcript: a substring of the message's content. */
  quote: z.string(),
  /** Milliseconds since the interview's start; null for typed answers without timing. */
  atMs: z.number().nullable(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/**
 * A sentence of the report: a key of the `report` catalogue with its values, so that each reader sees it in the
 * language chosen at reading. Engines that write freely put the sentence into `text` instead.
 */
export const reportTextSchema = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  text: z.string().optional(),
});
export type ReportText = z.infer<typeof reportTextSchema>;

/** `score` 0–100; null when the scorer abstains, and then `reason` says why. */
export const competencyScoreSchema = z.object({
  competency: competencySchema,
  score: z.number().min(0).max(100).nullable(),
  reason: reportTextSchema,
  evidence: z.array(evidenceSchema),
});
export type CompetencyScore = z.infer<typeof competencyScoreSchema>;

export const questionFeedbackSchema = z.object({
  index: z.number().int(),
  category: questionCategorySchema,
  question: z.string(),
  score: z.number().min(0).max(100).nullable(),
  summary: reportTextSchema,
  good: z.array(reportTextSchema),
  missing: z.array(reportTextSchema),
  /** Outline of a strong answer, from the plan, in the interview's language. */
  outline: z.array(z.string()),
  evidence: z.array(evidenceSchema),
});
export type QuestionFeedback = z.infer<typeof questionFeedbackSchema>;

/** From real timing of speech; each is null where nothing was spoken (all answers typed). */
export const deliverySchema = z.object({
  wordsPerMinute: z.number().nullable(),
  paceByQuestion: z.array(z.object({ questionIndex: z.number().int(), wordsPerMinute: z.number().nullable() })),
  fillerWords: z.array(z.object({ word: z.string(), count: z.number().int() })),
  pauses: z.object({ from1To2s: z.number().int(), from2To4s: z.number().int(), over4s: z.number().int() }).nullable(),
  /** The candidate's share of all speaking time, 0–1. */
  talkRatio: z.number().nullable(),
  longestAnswer: z.object({ questionIndex: z.number().int(), durationMs: z.number() }).nullable(),
  answerDurations: z.array(z.object({ questionIndex: z.number().int(), durationMs: z.number() })),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const assessmentEngineSchema = z.object({ id: z.string(), kind: z.enum(['built-in', 'local', 'hosted']) });

export const assessmentSchema = z.object({
  id: idSchema,
  interviewId: idSchema,
  /** 1 for the first analysis, one more for each forced one; earlier ones stay readable. */
  revision: z.number().int(),
  createdAt: timestampSchema,
  engine: assessmentEngineSchema,
  language: languageSchema,
  overall: z.object({ score: z.number().min(0).max(100).nullable(), summary: reportTextSchema }),
  competencies: z.array(competencyScoreSchema),
  questions: z.array(questionFeedbackSchema),
  delivery: deliverySchema,
  nextSteps: z.array(z.object({ title: reportTextSchema, detail: reportTextSchema })),
});
export type Assessment = z.infer<typeof assessmentSchema>;
