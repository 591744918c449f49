import * as z from '@portal/protocol/zod';
import { MAX_MISHEARD_WORDS } from '../constants';
import {
  difficultySchema,
  idSchema,
  interviewTypeSchema,
  languageSchema,
  timestampSchema,
  voiceSchema,
} from './choices';
import { messageCorrectionsSchema } from './correction';

/**
 * Allowed transitions: created → started → completed → analyzing → analyzed or analysis_failed. A
 * failed analysis can be repeated; a successful one can be repeated only if forced. The API rejects
 * any other transition with 409.
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
  /** Null until the voice API opens the room. */
  interviewType: z.nullable(interviewTypeSchema),
  voice: z.nullable(voiceSchema),
  status: interviewStatusSchema,
  createdAt: timestampSchema,
  startedAt: z.nullable(timestampSchema),
  completedAt: z.nullable(timestampSchema),
});
export type Interview = z.infer<typeof interviewSchema>;

/**
 * An interview with its job title and company. `overallScore` is 0–100, or null if there is no
 * score.
 */
export const interviewSummarySchema = z.extend(interviewSchema, {
  jobTitle: z.string(),
  companyName: z.nullable(z.string()),
  overallScore: z.nullable(z.number()),
});
export type InterviewSummary = z.infer<typeof interviewSummarySchema>;

/** What a candidate can ask of the interviewer instead of answering. */
export const candidateCommandSchema = z.enum([
  'repeat',
  'explain',
  'skip',
  'later',
  'go_back',
  'dont_know',
  'wait',
  'stop',
  'continue',
  'can_you_hear_me',
  'asks_back',
  'hostile',
  'greeting',
  'thanks',
  'yes',
  'no',
]);
export type CandidateCommand = z.infer<typeof candidateCommandSchema>;

/**
 * Indexes of the words that the recognizer may have misheard, in the text split at whitespace. Absent
 * if it doesn't know.
 */
export const misheardWordsSchema = z
  .array(z.int().check(z.gte(0)))
  .check(z.maxLength(MAX_MISHEARD_WORDS));

export const messageRoleSchema = z.enum(['user', 'assistant', 'system']);
/**
 * Metadata of a message. Unknown keys are kept. Times are in milliseconds since the interview
 * started.
 */
export const messageMetadataSchema = z.looseObject({
  /**
   * The utterance's id, also sent as `data.segment_id` on the data channel. The main API stores one
   * message per id.
   */
  segmentId: z.optional(z.string().check(z.maxLength(200))),
  /**
   * Index of the question in the plan, from 0; absent for greetings, closing remarks and small
   * talk.
   */
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
  /**
   * When the message became final. Never decreases within an interview, even if another worker
   * takes over or a message is stored late.
   */
  atMs: z.optional(z.number()),
  /** Lengths of the pauses within a spoken answer, in milliseconds. */
  pauses: z.optional(z.array(z.number()).check(z.maxLength(500))),
  /** The recognizer's confidence (0–1). */
  confidence: z.optional(z.number()),
  /**
   * Whether a spoken answer was hardly understood. If it is then said again and understood better, it
   * is not scored. Only the interviewer may say so.
   */
  doubtful: z.optional(z.boolean()),
  misheard: z.optional(misheardWordsSchema),
  typed: z.optional(z.boolean()),
  /** Whether the utterance was cut short by the candidate or, for an answer, by a failure. */
  interrupted: z.optional(z.boolean()),
  /**
   * Set if the interviewer mistook a pause for the end of an answer and stopped speaking when the
   * candidate continued. Such a message doesn't end the answer.
   */
  gaveWay: z.optional(z.boolean()),
  /**
   * What a language model took the candidate's words for, where the rules find no request in them.
   * Only the interviewer may say so. Such a message is no answer.
   */
  understoodAs: z.optional(candidateCommandSchema),
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
  /** Absent if the words were never corrected. */
  corrections: z.optional(messageCorrectionsSchema),
});
export type InterviewMessage = z.infer<typeof interviewMessageSchema>;
