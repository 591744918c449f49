import * as z from '@portal/protocol/zod';
import { CANDIDATE_REQUESTS } from './constants';
import { misheardWordsSchema } from './entities/interview';
import { prosodySchema } from './voice-settings';

/*
 * Messages on the room's data channel, sent reliably as JSON text without a topic (§3, §7). Each
 * type has one format, and unknown fields are dropped. Other servers may leave fields out of their
 * messages, so everything except `type` is optional, and some fields have defaults.
 */

/**
 * A chunk of speech. With a `segment_id`, which identifies the utterance, the chunk contains its
 * whole text so far. Without one, it contains the next piece. `is_final` ends the utterance.
 */
const speech = z.object({
  text_chunk: z._default(z.string(), ''),
  is_final: z._default(z.boolean(), false),
  segment_id: z.optional(z.string()),
  /** Question number, counted from 1. */
  question_number: z.optional(z.int()),
  /**
   * When the utterance became final, measured in the same way as `atMs` in a message's metadata.
   * Set only on final chunks sent by the interviewer. Not in the specification.
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

// `z.union` is used because released shells share a zod version that lacks `z.discriminatedUnion`.
export const dataChannelMessageSchema = z.union([
  message(
    'user_speech_chunk',
    z.extend(speech, {
      /**
       * Whether the text was typed. If absent, the interviewer treats the text as typed, but the
       * page treats it as spoken.
       */
      typed: z.optional(z.boolean()),
      /**
       * The browser recognizer’s confidence (0–1), on final chunks only. Not in the specification.
       */
      confidence: z.optional(z.number().check(z.gte(0), z.lte(1))),
      /**
       * As in a message's metadata. Set only on final chunks sent by the interviewer. Not in the
       * specification.
       */
      doubtful: z.optional(z.boolean()),
      misheard: z.optional(misheardWordsSchema),
    }),
  ),
  message('ai_speech_chunk', speech),
  message(
    'ai_intent',
    z.object({
      message: z._default(z.string(), ''),
      /** Text of a notice to the candidate. `message` contains the name of the notice. */
      text_chunk: z.optional(z.string()),
      /** Question number, counted from 1. `question_count` is the total number of questions. */
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
  // How the candidate wants the interviewer to speak. Not in the specification.
  message('voice_settings', z.partial(prosodySchema)),
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
