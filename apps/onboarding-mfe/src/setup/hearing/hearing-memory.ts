import { keep, readKept } from '@portal/auth-store';
import { hearingChoiceSchema, idSchema } from '@portal/protocol';
import * as z from 'zod/mini';

/** What is remembered on this device of how one person is heard. A part that no longer fits is forgotten alone. */
const memorySchema = z.object({
  /** The last choice for each language. */
  last: z.catch(z.object({ 'en-US': z.catch(z.optional(hearingChoiceSchema), undefined), 'ar-SA': z.catch(z.optional(hearingChoiceSchema), undefined) }), {}),
  /** They agreed that their browser may send their voice to its maker. */
  browserAllowed: z.catch(z.boolean(), false),
  /** What hears the interview started last, for going back into it. */
  interview: z.catch(z.nullable(z.object({ id: idSchema, hearing: hearingChoiceSchema })), null),
});
export type HearingMemory = z.infer<typeof memorySchema>;

const NOTHING: HearingMemory = { last: {}, browserAllowed: false, interview: null };
const keyOf = (userId: string) => `hearing:${userId}`;

/** What is remembered of this person; storage that is forbidden counts as empty. */
export const readHearing = (storage: Pick<Storage, 'getItem'>, userId: string): HearingMemory => readKept(storage, keyOf(userId), memorySchema) ?? NOTHING;

/** A full or forbidden storage is survived: the choice then lasts as long as the screen. */
export function keepHearing(storage: Pick<Storage, 'setItem'>, userId: string, memory: HearingMemory): void {
  keep(storage, keyOf(userId), memory);
}
