import {
  idSchema,
  interviewRoomName,
  prosodySchema,
  RECOGNITION_CHECK_ROOM_PREFIX,
  recognitionCheckDispatchSchema,
  recognitionChoiceSchema,
  type RecognitionCheckDispatch,
} from '@portal/protocol';
import * as z from 'zod/mini';

/** Schema for the metadata of a job that conducts an interview. */
export const dispatchSchema = z.object({
  planId: idSchema,
  interviewId: idSchema,
  hearing: z.optional(recognitionChoiceSchema),
  prosody: z.optional(prosodySchema),
  /**
   * Id of the HTTP request that triggered the dispatch. `traceparent` is the trace context of that
   * request.
   */
  requestId: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
  traceparent: z.optional(z.string().check(z.maxLength(55))),
});
export type Dispatch = z.infer<typeof dispatchSchema>;

/** The part of a job that says what it is about. */
export interface JobToRead {
  metadata: string;
  room?: { name: string } | undefined;
}

/**
 * Parses a job's metadata. Returns null if the metadata is invalid, or if it names an interview
 * that does not belong to the job's room, because conducting that interview here would let
 * strangers listen in.
 */
export function readDispatch({ metadata, room }: JobToRead): Dispatch | null {
  const dispatch = dispatchSchema.safeParse(parsed(metadata)).data;
  return dispatch && room?.name === interviewRoomName(dispatch.interviewId) ? dispatch : null;
}

/**
 * Parses the metadata of a job that only checks speech recognition. Returns null for any other job,
 * and outside the rooms for these checks.
 */
export function readRecognitionCheck({
  metadata,
  room,
}: JobToRead): RecognitionCheckDispatch | null {
  if (!room?.name.startsWith(RECOGNITION_CHECK_ROOM_PREFIX)) return null;
  return recognitionCheckDispatchSchema.safeParse(parsed(metadata)).data ?? null;
}

function parsed(metadata: string): unknown {
  try {
    return JSON.parse(metadata);
  } catch {
    return null;
  }
}
