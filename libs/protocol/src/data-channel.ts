import * as z from 'zod/mini';

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
});

export const dataChannelTypeSchema = z.enum([
  'user_speech_chunk', 'ai_speech_chunk', 'ai_intent', 'ai_interrupted', 'request_runtime_data',
  'connection', 'keepalive', 'interview_ended', 'candidate_request',
]);

/** What the candidate may ask of the interviewer without saying it: the `data.message` of a `candidate_request` (added). */
export const CANDIDATE_REQUESTS = ['repeat_question', 'take_your_time', 'usual_pace'] as const;
export const candidateRequestSchema = z.enum(CANDIDATE_REQUESTS);
export type CandidateRequest = z.infer<typeof candidateRequestSchema>;

export const dataChannelMessageSchema = z.object({
  type: dataChannelTypeSchema,
  data: z._default(data, {}),
  status: z.optional(z.string()),
});
export type DataChannelType = z.infer<typeof dataChannelTypeSchema>;
export type DataChannelMessage = z.infer<typeof dataChannelMessageSchema>;

/**
 * Reads one payload of the data channel.
 * Never throws: an unknown type or a malformed payload gives `null`, for the caller to log and drop.
 */
export function parseDataChannelMessage(payload: Uint8Array | string): DataChannelMessage | null {
  try {
    const text = typeof payload === 'string' ? payload : new TextDecoder('utf-8', { fatal: true }).decode(payload);
    return dataChannelMessageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The bytes to publish for a message. */
export function encodeDataChannelMessage(message: DataChannelMessage): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(message));
}
