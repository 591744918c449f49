import type { InterviewMessage, MessageCorrections, MessageMetadata } from '@portal/protocol';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { byKey } from '../by-key';
import { only, type Executor } from '../executor';
import { messages } from '../schema';
import { lockedInterview, type StoredInterview } from './interviews';

export interface NewMessage {
  interviewId: string;
  role: InterviewMessage['role'];
  content: string;
  metadata: MessageMetadata | null;
  /**
   * Whether the interviewer sent the message. The interviewer knows the exact timing and
   * confidence, so its version of an utterance replaces the one from the candidate's page.
   */
  byInterviewer: boolean;
}

/**
 * Maximum size of one interview's transcript. `chars` includes metadata and corrections. Two hours of non-stop
 * speech are about 18,000 words, which take up 1,500 messages and 500,000 characters. The limits
 * are three to four times as high, so normal use never reaches them.
 */
export const TRANSCRIPT_MAX = { messages: 5_000, chars: 2_000_000 };

/** Thrown when an interview's transcript has reached its maximum size. */
export class TranscriptFullError extends Error {
  override readonly name = 'TranscriptFullError';
}

export interface AddOptions {
  now?: Date;
  /** Default: `TRANSCRIPT_MAX`. */
  max?: { messages: number; chars: number };
  /** Whether the interview can accept the message in its current state. Default: always. */
  accepts?: (interview: StoredInterview) => boolean;
}

const toMessage = (row: typeof messages.$inferSelect): InterviewMessage => ({
  id: row.id,
  interviewId: row.interviewId,
  role: row.role,
  content: row.content,
  metadata: row.metadata,
  createdAt: row.createdAt.toISOString(),
  ...(row.corrections && { corrections: row.corrections }),
});

function inOrderOfTalk(stored: readonly InterviewMessage[]): InterviewMessage[] {
  let place = Number.NEGATIVE_INFINITY;
  const placed = stored.map((message) => ({
    message,
    place: (place = message.metadata?.atMs ?? place),
  }));
  // The sort is stable, so messages with the same `place` stay in the order in which they were
  // stored.
  return placed
    .sort((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ message }) => message);
}

async function isFull(
  tx: Executor,
  interviewId: string,
  max: { messages: number; chars: number },
): Promise<boolean> {
  const chars = sql<number>`coalesce(
    sum(
      length(${messages.content})
      + coalesce(length(${messages.metadata}::text), 0)
      + coalesce(length(${messages.corrections}::text), 0)
    ),
    0
  )::int`;
  const held = only(
    await tx
      .select({ messages: count(), chars })
      .from(messages)
      .where(eq(messages.interviewId, interviewId)),
  );
  return held.messages >= max.messages || held.chars >= max.chars;
}

export function messagesRepository(db: Executor) {
  const ofInterviews = db
    .select()
    .from(messages)
    .where(sql`${messages.interviewId} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(messages.seq))
    .prepare('messages_of_interviews');
  const find = byKey(
    (ids) => ofInterviews.execute({ ids }),
    (row) => row.interviewId,
  );

  return {
    /**
     * Stores a message. An interview has at most one message for each `metadata.segmentId`;
     * messages without a segment id are always added.
     *
     * If there is already a message for the segment, a message from the interviewer replaces it,
     * but metadata keys that the new message lacks are kept. Corrections stay if the words do. A
     * message from the candidate's page changes nothing.
     *
     * Returns null and stores nothing if the interview was deleted or does not accept the message.
     * The interview's status cannot change before the message is stored. Concurrent calls may
     * exceed the limits slightly.
     * @throws TranscriptFullError if the message is new and the transcript has reached a limit
     */
    add: (
      message: NewMessage,
      { now = new Date(), accepts = () => true, max = TRANSCRIPT_MAX }: AddOptions = {},
    ): Promise<{ message: InterviewMessage; isNew: boolean } | null> =>
      db.transaction(async (tx) => {
        const interview = await lockedInterview(tx, message.interviewId, 'share');
        if (!interview || !accepts(interview)) return null;
        const segmentId = message.metadata?.segmentId ?? null;
        const inserted = (await isFull(tx, message.interviewId, max))
          ? []
          : await tx
              .insert(messages)
              .values({ ...message, segmentId, createdAt: now })
              .onConflictDoNothing()
              .returning();
        if (inserted[0]) return { message: toMessage(inserted[0]), isNew: true };
        const same = and(
          eq(messages.interviewId, message.interviewId),
          eq(messages.segmentId, segmentId ?? ''),
        );
        if (message.byInterviewer) {
          const metadata = JSON.stringify(message.metadata ?? {});
          const merged = sql`coalesce(${messages.metadata}, '{}'::jsonb) || ${metadata}::jsonb`;
          await tx
            .update(messages)
            .set({
              role: message.role,
              content: message.content,
              metadata: merged,
              byInterviewer: true,
              corrections: sql`case when ${messages.content} = ${message.content}
                then ${messages.corrections} end`,
            })
            .where(same);
        }
        const [known] = await tx.select().from(messages).where(same);
        if (!known) throw new TranscriptFullError('The transcript is full');
        return { message: toMessage(known), isNew: false };
      }),
    /**
     * Replaces the corrections of a message. Returns the message, or null if the interview has none
     * with this id.
     * @param correct returns the new corrections of the message as it is stored now; may throw, and
     *   then nothing is stored
     * @throws TranscriptFullError if the transcript has reached a limit, unless corrections are undone
     */
    correct: (
      interviewId: string,
      id: string,
      correct: (message: InterviewMessage) => MessageCorrections,
      { max = TRANSCRIPT_MAX }: Pick<AddOptions, 'max'> = {},
    ): Promise<InterviewMessage | null> =>
      db.transaction(async (tx) => {
        // Two corrections of one message must not cross, nor may the interviewer change its words.
        if (!(await lockedInterview(tx, interviewId, 'no key update'))) return null;
        const which = and(eq(messages.interviewId, interviewId), eq(messages.id, id));
        const [found] = await tx.select().from(messages).where(which);
        if (!found) return null;
        const corrections = correct(toMessage(found));
        if (corrections.items.length > 0 && (await isFull(tx, interviewId, max)))
          throw new TranscriptFullError('The transcript is full');
        return toMessage(
          only(await tx.update(messages).set({ corrections }).where(which).returning()),
        );
      }),
    async getSegment(interviewId: string, segmentId: string): Promise<InterviewMessage | null> {
      const rows = await db
        .select()
        .from(messages)
        .where(and(eq(messages.interviewId, interviewId), eq(messages.segmentId, segmentId)));
      return rows[0] ? toMessage(rows[0]) : null;
    },
    /**
     * Returns the messages in the order in which they were spoken (`metadata.atMs`), which may
     * differ from the order in which they were stored. A message without `atMs` stays right after
     * the message that was stored before it.
     */
    async list(interviewId: string): Promise<InterviewMessage[]> {
      return inOrderOfTalk((await find(interviewId)).map(toMessage));
    },
  };
}
