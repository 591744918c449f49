import type { InterviewMessage, MessageMetadata } from '@portal/protocol';
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
  /** The interviewer knows timing and confidence: what it says of an utterance replaces what the client had posted. */
  byInterviewer: boolean;
}

/**
 * What is kept of one interview at most; characters are those of contents and metadata. Two hours aloud, both sides without a pause, are some 18 000
 * words: 110 000 characters in 1 500 utterances, and half a million with their metadata. Three to four times that stops whoever would fill the database.
 */
export const TRANSCRIPT_MAX = { messages: 5_000, chars: 2_000_000 };

/** The interview holds as much as it may. */
export class TranscriptFullError extends Error {
  override readonly name = 'TranscriptFullError';
}

export interface AddOptions {
  now?: Date;
  /** `TRANSCRIPT_MAX` where this is absent. */
  max?: { messages: number; chars: number };
  /** Whether the interview takes the message as it is at this moment; it does where this is absent. */
  accepts?: (interview: StoredInterview) => boolean;
}

const toMessage = (row: typeof messages.$inferSelect): InterviewMessage => ({
  id: row.id,
  interviewId: row.interviewId,
  role: row.role,
  content: row.content,
  metadata: row.metadata,
  createdAt: row.createdAt.toISOString(),
});

function inOrderOfTalk(stored: readonly InterviewMessage[]): InterviewMessage[] {
  let place = Number.NEGATIVE_INFINITY;
  const placed = stored.map((message) => ({
    message,
    place: (place = message.metadata?.atMs ?? place),
  }));
  // Sorting is stable: where places are alike, or unknown, the order of storing stays.
  return placed
    .sort((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ message }) => message);
}

async function isFull(
  tx: Executor,
  interviewId: string,
  max: { messages: number; chars: number },
): Promise<boolean> {
  const chars = sql<number>`coalesce(sum(length(${messages.content}) + coalesce(length(${messages.metadata}::text), 0)), 0)::int`;
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
     * Keeps one message for each `(interview, metadata.segmentId)`; without a segment id each call adds one.
     * A second post of a segment by the interviewer is merged over the first (its keys of metadata win, others stay);
     * one by the client changes nothing. Null, and nothing kept, where the interview is gone or does not accept it: no step that
     * it takes comes between this question and the message. Messages at the very same moment may go a few beyond the most that is kept.
     * @throws TranscriptFullError for a new one that there is no room for.
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
          const merged = sql`coalesce(${messages.metadata}, '{}'::jsonb) || ${JSON.stringify(message.metadata ?? {})}::jsonb`;
          await tx
            .update(messages)
            .set({
              role: message.role,
              content: message.content,
              metadata: merged,
              byInterviewer: true,
            })
            .where(same);
        }
        const [known] = await tx.select().from(messages).where(same);
        if (!known) throw new TranscriptFullError('The transcript is full');
        return { message: toMessage(known), isNew: false };
      }),
    async getSegment(interviewId: string, segmentId: string): Promise<InterviewMessage | null> {
      const rows = await db
        .select()
        .from(messages)
        .where(and(eq(messages.interviewId, interviewId), eq(messages.segmentId, segmentId)));
      return rows[0] ? toMessage(rows[0]) : null;
    },
    /** In the order of the talk (`metadata.atMs`), however late each was stored; one without a place follows what was stored before it. */
    async list(interviewId: string): Promise<InterviewMessage[]> {
      return inOrderOfTalk((await find(interviewId)).map(toMessage));
    },
  };
}
