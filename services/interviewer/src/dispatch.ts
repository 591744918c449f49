import {
  idSchema,
  interviewRoomName,
  prosodySchema,
  recognitionChoiceSchema,
} from '@portal/protocol';
import * as z from 'zod/mini';

/** Schema for the metadata of a dispatched job. */
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

/**
 * Parses a job's metadata. Returns null if the metadata is invalid, or if it names an interview
 * that does not belong to the job's room, because conducting that interview here would let
 * strangers listen in.
 */
export function readDispatch({
  metadata,
  room,
}: {
  metadata: string;
  room?: { name: string } | undefined;
}): Dispatch | null {
  try {
    const dispatch = dispatchSchema.safeParse(JSON.parse(metadata)).data;
    return dispatch && room?.name === interviewRoomName(dispatch.interviewId) ? dispatch : null;
  } catch {
    return null;
  }
}
