import { hearingChoiceSchema, idSchema, interviewRoomName } from '@portal/protocol';
import * as z from 'zod/mini';

/** What the room's dispatch says about a job. */
export const dispatchSchema = z.object({
  planId: idSchema,
  interviewId: idSchema,
  hearing: z.optional(hearingChoiceSchema),
  /** Of the request that called, and of its span where traces are on. */
  requestId: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
  traceparent: z.optional(z.string().check(z.maxLength(55))),
});
export type Dispatch = z.infer<typeof dispatchSchema>;

/** Reads what a job is for; null where it is none of ours, or names an interview that is not its room's: no interview is held before others. */
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
