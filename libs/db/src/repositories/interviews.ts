import type {
  Difficulty,
  Interview,
  InterviewStatus,
  InterviewSummary,
  Language,
} from '@portal/protocol';
import { and, desc, eq, exists, gte, inArray, lt, ne, not, sql } from 'drizzle-orm';
import { byId, byKey, listsByKey, together } from '../by-key';
import { only, type Executor } from '../executor';
import { assessments, interviews, jobDescriptions, messages } from '../schema';

export interface NewInterview {
  userId: string;
  resumeId: string;
  jobRoleId: string;
  numberOfQuestions: number;
  language: Language;
  difficulty: Difficulty;
}
export type StoredInterview = Interview & { userId: string };

export const toInterview = (row: typeof interviews.$inferSelect): StoredInterview => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  completedAt: row.completedAt?.toISOString() ?? null,
});

/**
 * Locks an interview's row until the transaction ends, and returns the interview. `key share`
 * prevents the interview from being deleted, `share` also prevents status changes, and `no key
 * update` also keeps other transactions from taking `share` or `no key update` locks on it.
 *
 * To prevent deadlocks, lock the interview before any other row.
 */
export async function lockedInterview(
  tx: Executor,
  id: string,
  strength: 'key share' | 'share' | 'no key update',
): Promise<StoredInterview | null> {
  const rows = await tx.select().from(interviews).where(eq(interviews.id, id)).for(strength);
  return rows[0] ? toInterview(rows[0]) : null;
}

/** Returns the timestamps to set when an interview enters a status. */
const entering = (to: InterviewStatus, now: Date) =>
  to === 'started' ? { startedAt: now } : to === 'completed' ? { completedAt: now } : {};

export function interviewsRepository(db: Executor) {
  /**
   * Selects interviews with their job title, company, and the overall score of their newest
   * finished report.
   */
  const summaries = (place = sql<number>`0`) => {
    const score = sql<string | null>`(
      select a.report #>> '{overall,score}' from ${assessments} a
      where a.interview_id = ${interviews.id} and a.status = 'analyzed'
      order by a.revision desc
      limit 1)`;
    return db
      .select({
        interview: interviews,
        jobTitle: jobDescriptions.jobTitle,
        companyName: jobDescriptions.companyName,
        score,
        place,
      })
      .from(interviews)
      .innerJoin(jobDescriptions, eq(jobDescriptions.id, interviews.jobRoleId));
  };
  const toSummary = (
    row: Awaited<ReturnType<typeof summaries>>[number],
  ): InterviewSummary & { userId: string } => ({
    ...toInterview(row.interview),
    jobTitle: row.jobTitle,
    companyName: row.companyName,
    overallScore: row.score === null ? null : Number(row.score),
  });

  const withIds = db
    .select()
    .from(interviews)
    .where(sql`${interviews.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('interviews_with_ids');
  const find = byId((ids) => withIds.execute({ ids }));
  const summariesWithIds = summaries()
    .where(sql`${interviews.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('interview_summaries_with_ids');
  const findSummary = byKey(
    (ids) => summariesWithIds.execute({ ids }),
    ({ interview }) => interview.id,
  );
  // Selects the newest interviews for several users in one query. With the lateral join, PostgreSQL
  // reads each user's interviews from an index and stops at that user's limit.
  const listed = sql`(
    select asked.place, own.id
    from unnest(
      ${sql.placeholder('userIds')}::uuid[],
      ${sql.placeholder('statuses')}::text[],
      ${sql.placeholder('limits')}::int[]
    ) with ordinality as asked(user_id, status, most, place)
    cross join lateral (
      select i.id from ${interviews} i
      where i.user_id = asked.user_id and (asked.status is null or i.status = asked.status)
      order by i.created_at desc, i.id desc
      limit asked.most
    ) own) listed`;
  const allListed = summaries(sql<number>`listed.place::int`)
    .innerJoin(listed, sql`listed.id = ${interviews.id}`)
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .prepare('interview_lists');
  const list = together(
    async (asked: readonly { userId: string; status: InterviewStatus | null; limit: number }[]) => {
      const rows = await allListed.execute({
        userIds: asked.map(({ userId }) => userId),
        statuses: asked.map(({ status }) => status),
        limits: asked.map(({ limit }) => limit),
      });
      return listsByKey(
        asked.map((_, index) => index + 1),
        rows,
        ({ place }) => place,
      );
    },
  );

  return {
    async create(interview: NewInterview, now = new Date()): Promise<StoredInterview> {
      return toInterview(
        only(
          await db
            .insert(interviews)
            .values({ ...interview, createdAt: now })
            .returning(),
        ),
      );
    },
    async get(id: string): Promise<StoredInterview | null> {
      const row = await find(id);
      return row && toInterview(row);
    },
    async getSummary(id: string): Promise<(InterviewSummary & { userId: string }) | null> {
      const rows = await findSummary(id);
      return rows[0] ? toSummary(rows[0]) : null;
    },
    /** Lists a user's interviews, newest first. */
    async listByUser(
      userId: string,
      { status, limit = 20 }: { status?: InterviewStatus | undefined; limit?: number } = {},
    ): Promise<InterviewSummary[]> {
      return (await list({ userId, status: status ?? null, limit })).map(toSummary);
    },
    /**
     * Deletes an interview with its messages, plan, assessments and report tickets. Returns false
     * and deletes nothing if the interview is in progress or does not exist.
     */
    async delete(id: string): Promise<boolean> {
      const rows = await db
        .delete(interviews)
        .where(and(eq(interviews.id, id), ne(interviews.status, 'started')))
        .returning({ id: interviews.id });
      return rows.length > 0;
    },
    /**
     * Sets the status to `to` if the current status is one of `from`, in a single statement.
     * Otherwise changes nothing and returns null.
     */
    async transition(
      id: string,
      from: readonly InterviewStatus[],
      to: InterviewStatus,
      now = new Date(),
    ): Promise<StoredInterview | null> {
      const rows = await db
        .update(interviews)
        .set({ status: to, ...entering(to, now) })
        .where(and(eq(interviews.id, id), inArray(interviews.status, [...from])))
        .returning();
      return rows[0] ? toInterview(rows[0]) : null;
    },
    async listByStatus(status: InterviewStatus): Promise<StoredInterview[]> {
      return (await db.select().from(interviews).where(eq(interviews.status, status))).map(
        toInterview,
      );
    },
    /**
     * Completes interviews that are in progress but were started before `idleSince` and have had no
     * messages since then.
     * @returns the ids of the completed interviews
     */
    async completeAbandoned(idleSince: Date, now = new Date()): Promise<string[]> {
      const recent = db
        .select({ one: sql`1` })
        .from(messages)
        .where(and(eq(messages.interviewId, interviews.id), gte(messages.createdAt, idleSince)));
      const abandoned = and(
        eq(interviews.status, 'started'),
        lt(interviews.startedAt, idleSince),
        not(exists(recent)),
      );
      const candidates = await db.select({ id: interviews.id }).from(interviews).where(abandoned);
      const completed = await Promise.all(
        candidates.map(({ id }) =>
          db.transaction(async (tx) => {
            // A message may have been stored before the lock was granted, so the update checks
            // again that the interview is abandoned.
            await lockedInterview(tx, id, 'no key update');
            return tx
              .update(interviews)
              .set({ status: 'completed', ...entering('completed', now) })
              .where(and(eq(interviews.id, id), abandoned))
              .returning({ id: interviews.id });
          }),
        ),
      );
      return completed.flat().map(({ id }) => id);
    },
  };
}
