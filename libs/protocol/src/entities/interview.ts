import * as z from '@portal/protocol/zod';
import {
  difficultySchema,
  idSchema,
  interviewTypeSchema,
  languageSchema,
  timestampSchema,
  voiceSchema,
} from './choices';

/**
 * created → started → completed → analyzing → analyzed | analysis_failed; other transitions give
 * 409.
 */
export const interviewStatusSchema = z.enum([
  'created',
  'started',
  'completed',
  'analyzing',
  'analyzed',
  'analysis_failed',
]);
export type InterviewStatus = z.infer<typeof interviewStatusSchema>;

export const interviewSchema = z.object({
  id: idSchema,
  resumeId: idSchema,
  jobRoleId: idSchema,
  numberOfQuestions: z.int(),
  language: languageSchema,
  difficulty: difficultySchema,
  /** Set when the voice API opens the room; null before. */
  interviewType: z.nullable(interviewTypeSchema),
  voice: z.nullable(voiceSchema),
  status: interviewStatusSchema,
  createdAt: timestampSchema,
  startedAt: z.nullable(timestampSchema),
  completedAt: z.nullable(timestampSchema),
});
export type Interview = z.infer<typeof interviewSchema>;

/** A past interview. `overallScore` is 0–100, or null. */
export const interviewSummarySchema = z.extend(interviewSchema, {
  jobTitle: z.string(),
  companyName: z.nullable(z.string()),
  overallScore: z.nullable(z.number()),
});
export type InterviewSummary = z.infer<typeof interviewSummarySchema>;

export const messageRoleSchema = z.enum(['user', 'assistant', 'system']);
/**
 * Known metadata of a message; unknown keys are kept. Times are milliseconds since the interview
 * started.
 */
export const messageMetadataSchema = z.looseObject({
  /**
   * The utterance's id, as on the data channel (`data.segment_id`). The main API stores one
   * message per id.
   */
  segmentId: z.optional(z.string().check(z.maxLength(200))),
  /** Index in the plan, from 0; absent for greeting, closing and small talk. */
  questionIndex: z.optional(z.int()),
  kind: z.optional(
    z.enum([
      'greeting',
      'question',
      'follow_up',
      'acknowledgement',
      'repeat',
      'nudge',
      'invitation',
      'closing',
      'answer',
      'notice',
    ]),
  ),
  startMs: z.optional(z.number()),
  endMs: z.optional(z.number()),
  /** When it became final. Monotonic within an interview, across workers and storage delays. */
  atMs: z.optional(z.number()),
  /** Pauses within a spoken answer, in milliseconds. */
  pauses: z.optional(z.array(z.number()).check(z.maxLength(500))),
  /** 0–1, from the recogniser. */
  confidence: z.optional(z.number()),
  typed: z.optional(z.boolean()),
  /** Cut short: by the candidate, or, for an answer, by a failure. */
  interrupted: z.optional(z.boolean()),
  /**
   * The interviewer mistook a pause for the end of an answer and stopped when the candidate
   * continued. Not part of the question.
   */
  gaveWay: z.optional(z.boolean()),
  source: z.optional(z.enum(['interviewer', 'client'])),
});
export type MessageMetadata = z.infer<typeof messageMetadataSchema>;

export const interviewMessageSchema = z.object({
  id: idSchema,
  interviewId: idSchema,
  role: messageRoleSchema,
  content: z.string(),
  metadata: z.nullable(messageMetadataSchema),
  createdAt: timestampSchema,
});
export type InterviewMessage = z.infer<typeof interviewMessageSchema>;
