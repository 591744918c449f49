import { keep, readKept } from '@portal/auth-store';
import { hearingChoiceSchema, idSchema, type HearingChoice, type Language } from '@portal/protocol';
import * as z from '@portal/protocol/zod';

/** What is remembered on this device of how one person is heard. */
export interface HearingMemory {
  /** The last choice for each language. */
  last: Partial<Record<Language, HearingChoice>>;
  /** They agreed that their browser may send their voice to its maker. */
  browserAllowed: boolean;
  /** What hears the interview started last, for going back into it. */
  interview: { id: string; hearing: HearingChoice } | null;
}

const lastOf = z.catch(z.optional(hearingChoiceSchema), undefined);
/** A part that no longer fits is forgotten alone. */
const memorySchema = z.object({
  last: z.catch(z.object({ 'en-US': lastOf, 'ar-SA': lastOf }), {}),
  browserAllowed: z.catch(z.boolean(), false),
  interview: z.catch(z.nullable(z.object({ id: idSchema, hearing: hearingChoiceSchema })), null),
});

const NOTHING: HearingMemory = { last: {}, browserAllowed: false, interview: null };
const keyOf = (userId: string) => `hearing:${userId}`;

/** What is remembered of this person; storage that is forbidden counts as empty. */
export const readHearing = (storage: Pick<Storage, 'getItem'>, userId: string): HearingMemory =>
  readKept(storage, keyOf(userId), memorySchema) ?? NOTHING;

/** A full or forbidden storage is survived: the choice then lasts as long as the screen. */
export function keepHearing(
  storage: Pick<Storage, 'setItem'>,
  userId: string,
  memory: HearingMemory,
): void {
  keep(storage, keyOf(userId), memory);
}
