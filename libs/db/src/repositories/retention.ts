import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../executor';
import { interviews, jobDescriptions, resumes, users } from '../schema';

/**
 * Id of the lock that a process must hold to delete old data. The number is arbitrary, but must be
 * the same in all server versions.
 */
const ADVISORY_LOCK = 7_205_912;

/** Number of rows deleted, by type of data. */
export interface Purged {
  accounts: number;
  interviews: number;
  resumes: number;
  jobDescriptions: number;
}

export function retentionRepository(db: Executor) {
  const interviewOf = (
    column: typeof interviews.resumeId | typeof interviews.jobRoleId,
    id: typeof resumes.id | typeof jobDescriptions.id,
  ) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(interviews)
        .where(eq(column, id)),
    );
  const [newerResume, newerJob] = [
    alias(resumes, 'newer_resume'),
    alias(jobDescriptions, 'newer_job'),
  ];

  return {
    /** Deletes documents that their owners have deleted and that no interview uses any more. */
    async purgeDeletedDocuments(): Promise<void> {
      await db
        .delete(resumes)
        .where(
          and(isNotNull(resumes.deletedAt), not(interviewOf(interviews.resumeId, resumes.id))),
        );
      await db
        .delete(jobDescriptions)
        .where(
          and(
            isNotNull(jobDescriptions.deletedAt),
            not(interviewOf(interviews.jobRoleId, jobDescriptions.id)),
          ),
        );
    },
    /**
     * Deletes data that has not been used since `before`:
     * - accounts whose owners have not signed in since then
     * - interviews that ended before then, or were created before then and never started
     * - documents uploaded before then that no interview uses
     *
     * Keeps anything in progress, and the newest readable resume and job description of each
     * account, because login requires them. Returns null if another process is already doing this.
     */
    purge: (before: Date): Promise<Purged | null> =>
      db.transaction(async (tx) => {
        const lock = await tx
          .select({ held: sql<boolean>`pg_try_advisory_xact_lock(${ADVISORY_LOCK})` })
          .from(sql`(values (1)) as one`);
        if (!lock[0]?.held) return null;
        const underWay = tx
          .select({ one: sql`1` })
          .from(interviews)
          .where(and(eq(interviews.userId, users.id), eq(interviews.status, 'started')));
        const accounts = await tx
          .delete(users)
          .where(and(lt(users.lastUsedAt, before), not(exists(underWay))))
          .returning({ id: users.id });

        const over = and(
          inArray(interviews.status, ['completed', 'analyzing', 'analyzed', 'analysis_failed']),
          lt(interviews.completedAt, before),
        );
        const neverStarted = and(
          eq(interviews.status, 'created'),
          lt(interviews.createdAt, before),
        );
        const ended = await tx
          .delete(interviews)
          .where(or(over, neverStarted))
          .returning({ id: interviews.id });

        const otherResume = tx
          .select({ one: sql`1` })
          .from(newerResume)
          .where(
            and(
              eq(newerResume.userId, resumes.userId),
              eq(newerResume.status, 'completed'),
              isNull(newerResume.deletedAt),
              gt(
                sql`(${newerResume.uploadedAt}, ${newerResume.id})`,
                sql`(${resumes.uploadedAt}, ${resumes.id})`,
              ),
            ),
          );
        const oldResumes = await tx
          .delete(resumes)
          .where(
            and(
              lt(resumes.uploadedAt, before),
              not(interviewOf(interviews.resumeId, resumes.id)),
              or(
                eq(resumes.status, 'failed'),
                and(eq(resumes.status, 'completed'), exists(otherResume)),
              ),
            ),
          )
          .returning({ id: resumes.id });

        const otherJob = tx
          .select({ one: sql`1` })
          .from(newerJob)
          .where(
            and(
              eq(newerJob.userId, jobDescriptions.userId),
              eq(newerJob.status, 'completed'),
              isNull(newerJob.deletedAt),
              gt(
                sql`(${newerJob.createdAt}, ${newerJob.id})`,
                sql`(${jobDescriptions.createdAt}, ${jobDescriptions.id})`,
              ),
            ),
          );
        const oldJobs = await tx
          .delete(jobDescriptions)
          .where(
            and(
              lt(jobDescriptions.createdAt, before),
              not(interviewOf(interviews.jobRoleId, jobDescriptions.id)),
              or(
                eq(jobDescriptions.status, 'failed'),
                and(eq(jobDescriptions.status, 'completed'), exists(otherJob)),
              ),
            ),
          )
          .returning({ id: jobDescriptions.id });
        return {
          accounts: accounts.length,
          interviews: ended.length,
          resumes: oldResumes.length,
          jobDescriptions: oldJobs.length,
        };
      }),
  };
}
