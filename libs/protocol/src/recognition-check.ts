import * as z from '@portal/protocol/zod';
import { STT_ENGINE_KINDS } from './engines';
import { idSchema, languageSchema } from './entities/choices';

/*
 * The recognition check before an interview: in a throw-away room of its own, an interviewer listens
 * to one sentence with the engine that the candidate chose, tells what it recognized, and leaves.
 * None of this is in the specification.
 */

/** Names of the rooms begin with this prefix, which no other room has. */
export const RECOGNITION_CHECK_ROOM_PREFIX = 'recognition-check-';
/** Maximum sound that the interviewer listens to, counted from the first that arrives (ms). */
export const RECOGNITION_CHECK_SOUND_MS = 20_000;
/** Maximum wait for the last words after that (ms). */
export const RECOGNITION_CHECK_LAST_WORDS_MS = 8_000;

/** A kind of server-side engine. */
const engineSchema = z.enum(STT_ENGINE_KINDS);

/** Metadata of the dispatch that calls an interviewer to a recognition check. */
export const recognitionCheckDispatchSchema = z.object({
  kind: z.literal('recognition_check'),
  /** Identity of the one participant who is listened to. */
  candidate: idSchema,
  language: languageSchema,
  /** The kind of engine that the candidate chose. */
  hearing: engineSchema,
  /** Id of the HTTP request that opened the room. */
  requestId: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
});
export type RecognitionCheckDispatch = z.infer<typeof recognitionCheckDispatchSchema>;

/**
 * Messages that the interviewer sends in the room of a recognition check, reliably, as JSON text
 * without a topic. First `recognition_ready` and any number of `recognition_words` that are not
 * final, then exactly one of `recognition_failed` and a final `recognition_words`. The page sends
 * nothing but sound.
 */
export const recognitionCheckMessageSchema = z.union([
  z.object({
    /** The candidate can be heard from now on. */
    type: z.literal('recognition_ready'),
    /** The kind of the engine that listens, which need not be the one that was chosen. */
    data: z.object({ engine: engineSchema }),
  }),
  z.object({
    type: z.literal('recognition_words'),
    /**
     * All words so far. With `is_final`, the sentence is complete or the time is up; `text` is empty
     * if no words were recognized.
     */
    data: z.object({ text: z.string(), is_final: z.boolean() }),
  }),
  z.object({
    type: z.literal('recognition_failed'),
    data: z.object({
      /**
       * - `no_engine`: no engine that the choice allows is running.
       * - `engine_failed`: the engine broke while it was listening.
       */
      reason: z.enum(['no_engine', 'engine_failed']),
    }),
  }),
]);
export type RecognitionCheckMessage = z.infer<typeof recognitionCheckMessageSchema>;

/** Encodes a message as UTF-8 JSON, ready to publish. */
export const encodeRecognitionCheckMessage = (
  message: RecognitionCheckMessage,
): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(message));

/**
 * Parses one data channel payload.
 * @returns null for an unknown type or a malformed payload; never throws
 */
export function parseRecognitionCheckMessage(payload: Uint8Array): RecognitionCheckMessage | null {
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(payload);
    return recognitionCheckMessageSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
