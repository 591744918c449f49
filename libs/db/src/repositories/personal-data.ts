import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from '../executor';
import {
  assessments,
  interviewPlans,
  interviews,
  jobDescriptions,
  messages,
  resumes,
  runtimeData,
  sessions,
  users,
} from '../schema';

/**
 * Reads everything that is stored about one person, for export. Reads whole rows, so that new
 * columns are exported automatically, but leaves out password and token hashes and job ids.
 */
export function personalDataRepository(db: Executor) {
  const { passwordHash: _password, ...account } = getTableColumns(users);
  const {
    sessionTokenHash: _token,
    refreshTokenHash: _refresh,
    previousRefreshHash: _previous,
    ...session
  } = getTableColumns(sessions);
  const { jobId: _reading, ...resume } = getTableColumns(resumes);
  const { jobId: _jobReading, ...jobDescription } = getTableColumns(jobDescriptions);
  const { jobId: _analysis, ...assessment } = getTableColumns(assessments);
  return {
    account: async (userId: string) =>
      (await db.select(account).from(users).where(eq(users.id, userId)))[0] ?? null,
    /**
     * Returns all sessions, each with the last runtime data of its screen, or null if it has none.
     */
    sessions: (userId: string) =>
      db
        .select({ ...session, screen: runtimeData.data })
        .from(sessions)
        .leftJoin(runtimeData, eq(runtimeData.sessionId, sessions.id))
        .where(eq(sessions.userId, userId))
        .orderBy(asc(sessions.createdAt)),
    /**
     * Returns the ids of everything to export, oldest first. Read the contents one at a time,
     * because each file may be up to 10 MB.
     */
    async contents(
      userId: string,
    ): Promise<{ resumes: string[]; jobDescriptions: string[]; interviews: string[] }> {
      const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
      return {
        resumes: ids(
          await db
            .select({ id: resumes.id })
            .from(resumes)
            .where(eq(resumes.userId, userId))
            .orderBy(asc(resumes.uploadedAt)),
        ),
        jobDescriptions: ids(
          await db
            .select({ id: jobDescriptions.id })
            .from(jobDescriptions)
            .where(eq(jobDescriptions.userId, userId))
            .orderBy(asc(jobDescriptions.createdAt)),
        ),
        interviews: ids(
          await db
            .select({ id: interviews.id })
            .from(interviews)
            .where(eq(interviews.userId, userId))
            .orderBy(asc(interviews.createdAt)),
        ),
      };
    },
    /** Includes the bytes of the file. Returns null if the resume was deleted. */
    resume: async (id: string) =>
      (await db.select(resume).from(resumes).where(eq(resumes.id, id)))[0] ?? null,
    /**
     * Includes the bytes of the file. Also finds job descriptions that their owner deleted but an
     * interview still uses.
     */
    jobDescription: async (id: string) =>
      (
        await db.select(jobDescription).from(jobDescriptions).where(eq(jobDescriptions.id, id))
      )[0] ?? null,
    /**
     * Includes the plan, all messages and all revisions of the report. Returns null if the
     * interview was deleted.
     */
    async interview(id: string) {
      const found = (await db.select().from(interviews).where(eq(interviews.id, id)))[0];
      if (!found) return null;
      return {
        interview: found,
        plan:
          (
            await db
              .select({ plan: interviewPlans.plan })
              .from(interviewPlans)
              .where(eq(interviewPlans.interviewId, id))
          )[0]?.plan ?? null,
        messages: await db
          .select()
          .from(messages)
          .where(eq(messages.interviewId, id))
          .orderBy(asc(messages.seq)),
        assessments: await db
          .select(assessment)
          .from(assessments)
          .where(eq(assessments.interviewId, id))
          .orderBy(asc(assessments.revision)),
      };
    },
  };
}
