import { z } from 'zod';
import { difficultySchema, idSchema, interviewTypeSchema, languageSchema, timestampSchema, voiceSchema } from './choices';

/** created → started → completed → analyzing → analyzed | analysis_failed; any other step is a 409. */
export const interviewStatusSchema = z.enum([
  'created', 'started', 'completed', 'analyzing', 'analyzed', 'analysis_failed',
]);
export type InterviewStatus = z.infer<typeof interviewStatusSchema>;

export const interviewSchema = z.object({
  id: idSchema,
  resumeId: idSchema,
  jobRoleId: idSchema,
  numberOfQuestions: z.number().int(),
  language: languageSchema,
  difficulty: difficultySchema,
  /** Chosen when the room is opened at the voice API; null before. */
  interviewType: interviewTypeSchema.nullable(),
  voice: voiceSchema.nullable(),
  status: interviewStatusSchema,
  createdAt: timestampSchema,
  startedAt: timestampSchema.nullable(),
  completedAt: timestampSchema.nullable(),
});
export type Interview = z.infer<typeof interviewSchema>;

/** A row of the past-interviews list. `overallScore` is 0–100, null where there is none (yet, or by abstention). */
export const interviewSummarySchema = interviewSchema.extend({
  jobTitle: z.string(),
  companyName: z.string().nullable(),
  overallScore: z.number().nullable(),
});
export type InterviewSummary = z.infer<typeof interviewSummarySchema>;

export const messageRoleSchema = z.enum(['user', 'assistant', 'system']);
/** Known metadata of a message; unknown keys are kept. Times are milliseconds since the interview's start. */
export const messageMetadataSchema = z.looseObject({
  /** One utterance's id, the same on the data channel (`data.segment_id`); the main API keeps one message for each. */
  segmentId: z.string().max(200).optional(),
  /** Index in the plan, from 0; absent for greeting, closing and small talk. */
  questionIndex: z.number().int().optional(),
  kind: z.enum(['greeting', 'question', 'follow_up', 'acknowledgement', 'repeat', 'nudge', 'invitation', 'closing', 'answer', 'notice']).optional(),
  startMs: z.number().optional(),
  endMs: z.number().optional(),
  /** Silences inside a spoken answer, each in milliseconds. */
  pauses: z.array(z.number()).max(500).optional(),
  /** 0–1, from the recogniser. */
  confidence: z.number().optional(),
  typed: z.boolean().optional(),
  interrupted: z.boolean().optional(),
  /** The interviewer had taken a pause for the end of an answer, and gave way as the candidate went on: no part of what was asked. */
  gaveWay: z.boolean().optional(),
  source: z.enum(['interviewer', 'client']).optional(),
});
export type MessageMetadata = z.infer<typeof messageMetadataSchema>;

export const interviewMessageSchema = z.object({
  id: idSchema,
  interviewId: idSchema,
  role: messageRoleSchema,
  content: z.string(),
  metadata: messageMetadataSchema.nullable(),
  createdAt: timestampSchema,
});
export type InterviewMessage = z.infer<typeof interviewMessageSchema>;
