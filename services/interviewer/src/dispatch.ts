import { hearingChoiceSchema, idSchema } from '@portal/protocol';
import * as z from 'zod/mini';

/** What the room's dispatch says about a job. */
export const dispatchSchema = z.object({ planId: idSchema, interviewId: idSchema, hearing: z.optional(hearingChoiceSchema) });
export type Dispatch = z.infer<typeof dispatchSchema>;

/** Reads a job's metadata; null where it is none of ours. */
export function readDispatch(metadata: string): Dispatch | null {
  try {
    return dispatchSchema.safeParse(JSON.parse(metadata)).data ?? null;
  } catch {
    return null;
  }
}
