import type { Difficulty, Interview, InterviewStatus, InterviewSummary, InterviewType, Language, Voice } from '@portal/protocol';
import { and, desc, eq, exists, gte, inArray, lt, not, sql } from 'drizzle-orm';
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

/** Times that entering a status sets. */
const entering = (to: InterviewStatus, now: Date) => (to === 'started' ? { startedAt: now } : to === 'completed' ? { completedAt: now } : {});

export function interviewsRepository(db: Executor) {
  return {
    async create(interview: NewInterview, now = new Date()): Promise<StoredInterview> {
      return toInterview(only(await db.insert(interviews).values({ ...interview, createdAt: now }).returning()));
    },
    async get(id: string): Promise<StoredInterview | null> {
      const rows = await db.select().from(interviews).where(eq(interviews.id, id));
      return rows[0] ? toInterview(rows[0]) : null;
    },
    /** Newest first, with the role's title and the newest finished report's overall score. */
    async listByUser(userId: string, { status, limit = 20 }: { status?: InterviewStatus | undefined; limit?: number } = {}): Promise<InterviewSummary[]> {
      const score = sql<string | null>`(
        select a.report #>> '{overall,score}' from ${assessments} a
        where a.interview_id = ${interviews.id} and a.status = 'analyzed' order by a.revision desc limit 1)`;
      const rows = await db
        .select({ interview: interviews, jobTitle: jobDescriptions.jobTitle, companyName: jobDescriptions.companyName, score })
        .from(interviews)
        .innerJoin(jobDescriptions, eq(jobDescriptions.id, interviews.jobRoleId))
        .where(and(eq(interviews.userId, userId), status && eq(interviews.status, status)))
        .orderBy(desc(interviews.createdAt), desc(interviews.id))
        .limit(limit);
      return rows.map((row) => ({
        ...toInterview(row.interview),
        jobTitle: row.jobTitle,
        companyName: row.companyName,
        overallScore: row.score === null ? null : Number(row.score),
      }));
    },
    /** One conditional step: null, and nothing changed, when the interview is in none of the `from` states. */
    async transition(id: string, from: readonly InterviewStatus[], to: InterviewStatus, now = new Date()): Promise<StoredInterview | null> {
      const rows = await db.update(interviews).set({ status: to, ...entering(to, now) })
        .where(and(eq(interviews.id, id), inArray(interviews.status, [...from]))).returning();
      return rows[0] ? toInterview(rows[0]) : null;
    },
    /** What is chosen when the room is opened. Null when there is no such interview. */
    async setSetup(id: string, setup: { interviewType: InterviewType; voice: Voice }): Promise<StoredInterview | null> {
      const rows = await db.update(interviews).set(setup).where(eq(interviews.id, id)).returning();
      return rows[0] ? toInterview(rows[0]) : null;
    },
    async listByStatus(status: InterviewStatus): Promise<StoredInterview[]> {
      return (await db.select().from(interviews).where(eq(interviews.status, status))).map(toInterview);
    },
    /** Started interviews with no start and no message since `idleSince`: both ends are gone. */
    async listAbandoned(idleSince: Date): Promise<StoredInterview[]> {
      const recent = db.select({ one: sql`1` }).from(messages).where(and(eq(messages.interviewId, interviews.id), gte(messages.createdAt, idleSince)));
      const rows = await db.select().from(interviews)
        .where(and(eq(interviews.status, 'started'), lt(interviews.startedAt, idleSince), not(exists(recent))));
      return rows.map(toInterview);
    },
  };
}
