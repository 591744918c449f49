import { idSchema, interviewRoomName, recognitionChoiceSchema } from '@portal/protocol';
import * as z from 'zod/mini';

/** Schema of the metadata of a dispatched job. */
export const dispatchSchema = z.object({
  planId: idSchema,
  interviewId: idSchema,
  hearing: z.optional(recognitionChoiceSchema),
  /** Id of the HTTP request that caused the dispatch; `traceparent` is its trace context. */
  requestId: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
  traceparent: z.optional(z.string().check(z.maxLength(55))),
});
export type Dispatch = z.infer<typeof dispatchSchema>;

/**
 * Parses the job's metadata. Returns null if it is not ours, or if it names another room's
 * interview: joining that would let strangers listen.
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
