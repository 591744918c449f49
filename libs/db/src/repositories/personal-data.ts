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
 * Reads everything stored about one person, for export. All columns except password hashes, token
 * hashes and job ids are read, so that new columns are exported automatically.
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
     * Returns all of the user's sessions, each with the latest state of its screen (null if there
     * is none).
     */
    sessions: (userId: string) =>
      db
        .select({ ...session, screen: runtimeData.data })
        .from(sessions)
        .leftJoin(runtimeData, eq(runtimeData.sessionId, sessions.id))
        .where(eq(sessions.userId, userId))
        .orderBy(asc(sessions.createdAt)),
    /**
     * Returns the ids of all documents and interviews to export, oldest first. Load the records one
     * at a time, because each file may be up to 10 MB.
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
    /**
     * Returns a resume with the bytes of its file, or null if there is none. A resume that its owner
     * has deleted is still returned while an interview uses it, without the bytes.
     */
    resume: async (id: string) =>
      (await db.select(resume).from(resumes).where(eq(resumes.id, id)))[0] ?? null,
    /**
     * Returns a job description with the bytes of its file, or null if there is none. A job
     * description that its owner has deleted is still returned while an interview uses it.
     */
    jobDescription: async (id: string) =>
      (
        await db.select(jobDescription).from(jobDescriptions).where(eq(jobDescriptions.id, id))
      )[0] ?? null,
    /**
     * Returns an interview with its plan, all messages and all revisions of the report, or null if
     * it was deleted.
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
