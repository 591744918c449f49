import * as z from '@portal/protocol/zod';
import { idSchema, languageSchema, timestampSchema } from './choices';
import { competencySchema, questionCategorySchema } from './plan';

/** A quote from the candidate, and the message that contains it. */
export const evidenceSchema = z.object({
  messageId: z.string(),
  segmentId: z.nullable(z.string()),
  questionIndex: z.nullable(z.int()),
  /** A substring of the stored message's content. */
  quote: z.string(),
  /**
   * When the quote was said, in milliseconds since the interview started; null if the time is
   * unknown, for example because the answer was typed.
   */
  atMs: z.nullable(z.number()),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/**
 * A sentence in the report: a key in the `report-text` catalogue and the values to fill in. It is
 * translated when the report is displayed. Generative engines put the finished sentence in `text`
 * instead.
 */
export const reportTextSchema = z.object({
  key: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  text: z.optional(z.string()),
});
export type ReportText = z.infer<typeof reportTextSchema>;

/**
 * A sentence of praise or blame, and the words that it rests on. Blame for what is absent has none,
 * nor have reports that were made before.
 */
export const reportItemSchema = z.extend(reportTextSchema, {
  evidence: z.optional(evidenceSchema),
});
export type ReportItem = z.infer<typeof reportItemSchema>;

/**
 * Score of one competency (0–100), or null if the scorer abstains. `reason` explains the score or
 * the abstention.
 */
export const competencyScoreSchema = z.object({
  competency: competencySchema,
  score: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  reason: reportTextSchema,
  evidence: z.array(evidenceSchema),
});
export type CompetencyScore = z.infer<typeof competencyScoreSchema>;

export const questionFeedbackSchema = z.object({
  index: z.int(),
  category: questionCategorySchema,
  question: z.string(),
  score: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  summary: reportTextSchema,
  good: z.array(reportItemSchema),
  missing: z.array(reportItemSchema),
  /** Outline of a strong answer, from the interview plan, in the interview's language. */
  outline: z.array(z.string()),
  evidence: z.array(evidenceSchema),
});
export type QuestionFeedback = z.infer<typeof questionFeedbackSchema>;

/** Measurements of how the candidate spoke. Values that could not be measured are null. */
export const deliverySchema = z.object({
  wordsPerMinute: z.nullable(z.number()),
  paceByQuestion: z.array(
    z.object({
      questionIndex: z.int(),
      wordsPerMinute: z.nullable(z.number()),
    }),
  ),
  fillerWords: z.array(
    z.object({
      word: z.string(),
      count: z.int(),
    }),
  ),
  pauses: z.nullable(
    z.object({
      from1To2s: z.int(),
      from2To4s: z.int(),
      over4s: z.int(),
    }),
  ),
  /** The candidate's share of the total speaking time (0–1). */
  talkRatio: z.nullable(z.number()),
  longestAnswer: z.nullable(
    z.object({
      questionIndex: z.int(),
      durationMs: z.number(),
    }),
  ),
  answerDurations: z.array(
    z.object({
      questionIndex: z.int(),
      durationMs: z.number(),
    }),
  ),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const assessmentEngineSchema = z.object({
  id: z.string(),
  kind: z.enum(['built-in', 'local', 'hosted']),
});
export type AssessmentEngine = z.infer<typeof assessmentEngineSchema>;

/** A sentence of advice that a language model wrote, in the interview's language, and its ground. */
export const adviceSchema = z.object({
  text: z.string(),
  evidence: evidenceSchema,
});

export const assessmentSchema = z.object({
  id: idSchema,
  interviewId: idSchema,
  /** Starts at 1 and increases with each forced analysis. Earlier revisions stay readable. */
  revision: z.int(),
  createdAt: timestampSchema,
  engine: assessmentEngineSchema,
  /**
   * How a language model read the answers; absent if none was asked. The rules score in any case.
   * If the engine is built in, no reading could be used.
   */
  readBy: z.optional(
    z.object({
      model: z.string(),
      /** Number of times that each answer was read. */
      runs: z.int(),
      /** Share of the expected points (0–1) of usable readings on which all runs agreed. */
      agreement: z.number().check(z.gte(0), z.lte(1)),
      /** Indices of the answered questions that the rules alone read. */
      questionsByRules: z.array(z.int()),
      /** What the model was asked and answered; absent where it was not counted. */
      used: z.optional(z.object({ calls: z.int(), tokens: z.int() })),
    }),
  ),
  /**
   * What the candidate had corrected when the answers were read; absent if nothing. `words` that
   * were misheard were scored as corrected; corrections that are `additions` were not scored.
   */
  corrected: z.optional(z.object({ words: z.int(), additions: z.int() })),
  language: languageSchema,
  overall: z.object({
    score: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    summary: reportTextSchema,
  }),
  competencies: z.array(competencyScoreSchema),
  questions: z.array(questionFeedbackSchema),
  delivery: deliverySchema,
  /** Absent if no language model wrote any. */
  advice: z.optional(z.array(adviceSchema)),
  nextSteps: z.array(
    z.object({
      title: reportTextSchema,
      detail: reportTextSchema,
    }),
  ),
});
export type Assessment = z.infer<typeof assessmentSchema>;
