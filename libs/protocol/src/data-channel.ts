import * as z from '@portal/protocol/zod';
import { CANDIDATE_REQUESTS, DATA_CHANNEL_TYPES } from './constants';

/**
 * Messages on the room's data channel: JSON text, no topic, reliable (§3, §7).
 * `data.text_chunk` is a piece of speech; with `is_final` true it is the whole utterance and `segment_id` names it.
 */
const data = z.object({
  text_chunk: z.optional(z.string()),
  is_final: z.optional(z.boolean()),
  message: z.optional(z.string()),
  segment_id: z.optional(z.string()),
  /** `ai_intent` of a question: which of how many, from 1. Of the candidate's finals: the question they answer. */
  question_number: z.optional(z.int()),
  question_count: z.optional(z.int()),
  /** Candidate's own finals: typed rather than spoken. */
  typed: z.optional(z.boolean()),
  /** Candidate's own finals that the browser heard: 0–1, from its recogniser (added). */
  confidence: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** The interviewer's finals: its place in the talk, as `atMs` of a message's metadata (added). */
  at_ms: z.optional(z.number()),
});

export const dataChannelTypeSchema = z.enum(DATA_CHANNEL_TYPES);

export const candidateRequestSchema = z.enum(CANDIDATE_REQUESTS);
export type CandidateRequest = z.infer<typeof candidateRequestSchema>;

export const dataChannelMessageSchema = z.object({
  type: dataChannelTypeSchema,
  data: z._default(data, {}),
  status: z.optional(z.string()),
});
export type DataChannelType = z.infer<typeof dataChannelTypeSchema>;
export type DataChannelMessage = z.infer<typeof dataChannelMessageSchema>;
