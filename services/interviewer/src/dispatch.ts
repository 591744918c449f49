import { hearingChoiceSchema, idSchema, interviewRoomName } from '@portal/protocol';
import * as z from 'zod/mini';

/** The metadata of a dispatched job. */
export const dispatchSchema = z.object({
  planId: idSchema,
  interviewId: idSchema,
  hearing: z.optional(hearingChoiceSchema),
  /** Id and trace context of the HTTP request that caused the dispatch. */
  requestId: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
  traceparent: z.optional(z.string().check(z.maxLength(55))),
});
export type Dispatch = z.infer<typeof dispatchSchema>;

/**
 * Parses the job's metadata; null if it is not ours or names an interview other than the room's,
 * which would let strangers listen.
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
