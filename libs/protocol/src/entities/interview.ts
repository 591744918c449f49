import * as z from '@portal/protocol/zod';
import {
  difficultySchema,
  idSchema,
  interviewTypeSchema,
  languageSchema,
  timestampSchema,
  voiceSchema,
} from './choices';

/** created → started → completed → analyzing → analyzed | analysis_failed; any other step is a 409. */
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
  /** Chosen when the room is opened at the voice API; null before. */
  interviewType: z.nullable(interviewTypeSchema),
  voice: z.nullable(voiceSchema),
  status: interviewStatusSchema,
  createdAt: timestampSchema,
  startedAt: z.nullable(timestampSchema),
  completedAt: z.nullable(timestampSchema),
});
export type Interview = z.infer<typeof interviewSchema>;

/** A row of the past-interviews list. `overallScore` is 0–100, null where there is none (yet, or by abstention). */
export const interviewSummarySchema = z.extend(interviewSchema, {
  jobTitle: z.string(),
  companyName: z.nullable(z.string()),
  overallScore: z.nullable(z.number()),
});
export type InterviewSummary = z.infer<typeof interviewSummarySchema>;

export const messageRoleSchema = z.enum(['user', 'assistant', 'system']);
/** Known metadata of a message; unknown keys are kept. Times are milliseconds since the interview's start. */
export const messageMetadataSchema = z.looseObject({
  /** One utterance's id, the same on the data channel (`data.segment_id`); the main API keeps one message for each. */
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
  /** Its place in the talk: when it became final. It grows from one message to the next, whoever holds the interview, and whenever each is stored. */
  atMs: z.optional(z.number()),
  /** Silences inside a spoken answer, each in milliseconds. */
  pauses: z.optional(z.array(z.number()).check(z.maxLength(500))),
  /** 0–1, from the recogniser. */
  confidence: z.optional(z.number()),
  typed: z.optional(z.boolean()),
  /** It was cut short: by the candidate, or, of an answer, by a fault. */
  interrupted: z.optional(z.boolean()),
  /** The interviewer had taken a pause for the end of an answer, and gave way as the candidate went on: no part of what was asked. */
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
