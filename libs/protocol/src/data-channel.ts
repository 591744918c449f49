import * as z from '@portal/protocol/zod';
import { CANDIDATE_REQUESTS } from './constants';

/*
 * Messages on the room's data channel: JSON text, no topic, reliable (§3, §7). Each type has one
 * shape, and unknown fields are dropped. Other servers send sparse messages, so everything but
 * `type` is optional, and some fields have defaults.
 */

/**
 * A chunk of speech. If `is_final` is true, it is the whole utterance, identified by `segment_id`.
 */
const speech = z.object({
  text_chunk: z._default(z.string(), ''),
  is_final: z._default(z.boolean(), false),
  segment_id: z.optional(z.string()),
  /** Number of the question, counted from 1. */
  question_number: z.optional(z.int()),
  /**
   * Only on the interviewer's final chunks: when the utterance became final, like `atMs` in a
   * message's metadata. Not in the specification.
   */
  at_ms: z.optional(z.number()),
});

const status = z.optional(z.string());

const message = <T extends string, D extends z.ZodMiniType<object>>(type: T, data: D) => {
  // Parse lazily, because zod must not run before the page disables eval.
  const empty = () => data.parse({}) as z.core.util.NoUndefined<z.output<D>>;
  return z.object({
    type: z.literal(type),
    data: z._default(data, empty),
  });
};

// Uses `z.union`, because released shells share a zod version without `z.discriminatedUnion`.
export const dataChannelMessageSchema = z.union([
  message(
    'user_speech_chunk',
    z.extend(speech, {
      /** Whether the text was typed. If absent, the interviewer assumes typed, the page spoken. */
      typed: z.optional(z.boolean()),
      /**
       * Confidence of the browser’s recogniser (0–1), on final chunks only. Not in the
       * specification.
       */
      confidence: z.optional(z.number().check(z.gte(0), z.lte(1))),
    }),
  ),
  message('ai_speech_chunk', speech),
  message(
    'ai_intent',
    z.object({
      message: z._default(z.string(), ''),
      /** Text of a notice to the candidate. `message` is the name of the notice. */
      text_chunk: z.optional(z.string()),
      /** Number of the question (counted from 1), and how many questions there are. */
      question_number: z.optional(z.int()),
      question_count: z.optional(z.int()),
      at_ms: z.optional(z.number()),
    }),
  ),
  message(
    'ai_interrupted',
    z.object({
      message: z._default(z.string(), 'ai_interrupted'),
      /** The part of the utterance that was played before the interruption. */
      text_chunk: z._default(z.string(), ''),
      segment_id: z.optional(z.string()),
    }),
  ),
  message('request_runtime_data', z.object({})),
  z.extend(
    message(
      'connection',
      z.object({
        message: z._default(z.string(), ''),
      }),
    ),
    { status },
  ),
  message('keepalive', z.object({})),
  z.extend(message('interview_ended', z.object({})), { status }),
  message(
    'candidate_request',
    z.object({
      message: z._default(z.string(), ''),
    }),
  ),
]);

/** A parsed message. */
export type DataChannelMessage = z.output<typeof dataChannelMessageSchema>;
/** A message to send. Fields with a default may be left out. */
export type DataChannelMessageInput = z.input<typeof dataChannelMessageSchema>;

export type DataChannelType = DataChannelMessage['type'];
export type DataChannelMessageOf<T extends DataChannelType> = Extract<
  DataChannelMessage,
  { type: T }
>;
/** The `data` field of a message to send. */
export type DataChannelData<T extends DataChannelType> = NonNullable<
  Extract<DataChannelMessageInput, { type: T }>['data']
>;

export const candidateRequestSchema = z.enum(CANDIDATE_REQUESTS);
export type CandidateRequest = z.infer<typeof candidateRequestSchema>;
