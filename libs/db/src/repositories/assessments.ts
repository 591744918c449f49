import type { Assessment, InterviewStatus } from '@portal/protocol';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { only, type Executor } from '../executor';
import type { JobQueue } from '../jobs/job-queue';
import { assessments, interviews, reportTickets, type AssessmentReport } from '../schema';
import { lockedInterview } from './interviews';
import { requeueJobless } from './jobless';
import { waitsFor } from './processing';

type AnalysisStatus = 'analyzing' | 'analyzed' | 'analysis_failed';

export interface StoredAssessment {
  id: string;
  interviewId: string;
  revision: number;
  status: AnalysisStatus;
  /** Null until the analysis succeeds. */
  assessment: Assessment | null;
  error: string | null;
}

/**
 * The result of requesting an analysis. `started` is false if the analysis was already running or
 * done.
 */
export interface AnalysisTicket {
  id: string;
  interviewId: string;
  revision: number;
  status: AnalysisStatus;
  started: boolean;
}

const toStored = (row: typeof assessments.$inferSelect): StoredAssessment => ({
  id: row.id,
  interviewId: row.interviewId,
  revision: row.revision,
  status: row.status,
  assessment: row.report && {
    ...row.report,
    id: row.id,
    interviewId: row.interviewId,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
  },
  error: row.error,
});

const startable = (force: boolean): InterviewStatus[] =>
  force ? ['completed', 'analysis_failed', 'analyzed'] : ['completed', 'analysis_failed'];

export function assessmentsRepository(db: Executor, jobs: Pick<JobQueue, 'add' | 'wake'>) {
  const queue = (tx: Executor, assessment: string, job: string) =>
    jobs.add(tx, 'analyze-interview', { job, assessment });
  const newest = async (tx: Executor, interviewId: string) =>
    (
      await tx
        .select()
        .from(assessments)
        .where(eq(assessments.interviewId, interviewId))
        .orderBy(desc(assessments.revision))
        .limit(1)
    )[0];

  const end = (
    id: string,
    to: 'analyzed' | 'analysis_failed',
    change: Partial<typeof assessments.$inferInsert>,
    job: string | undefined,
  ) =>
    db.transaction(async (tx) => {
      const running = and(
        eq(assessments.id, id),
        eq(assessments.status, 'analyzing'),
        waitsFor(assessments.jobId, job),
      );
      const [found] = await tx
        .select({ interviewId: assessments.interviewId })
        .from(assessments)
        .where(running);
      // Stop if the analysis has ended or the interview was deleted in the meantime.
      if (!found || !(await lockedInterview(tx, found.interviewId, 'no key update'))) return false;
      const ended = await tx
        .update(assessments)
        .set({ status: to, ...change })
        .where(running)
        .returning({ id: assessments.id });
      if (!ended[0]) return false;
      await tx
        .update(interviews)
        .set({ status: to })
        .where(and(eq(interviews.id, found.interviewId), eq(interviews.status, 'analyzing')));
      return true;
    });

  return {
    /**
     * Starts an analysis: sets the interview to `analyzing`, creates a revision (or resets the
     * newest one if it failed) and adds a job. If the analysis cannot be started, changes nothing
     * and returns the newest revision, or null if there is none.
     */
    async begin(
      interviewId: string,
      { force }: { force: boolean },
      now = new Date(),
    ): Promise<AnalysisTicket | null> {
      const ticket = await db.transaction(async (tx) => {
        const moved = await tx
          .update(interviews)
          .set({ status: 'analyzing' })
          .where(and(eq(interviews.id, interviewId), inArray(interviews.status, startable(force))))
          .returning({ id: interviews.id });
        const last = await newest(tx, interviewId);
        if (!moved[0])
          return last
            ? {
                id: last.id,
                interviewId,
                revision: last.revision,
                status: last.status,
                started: false,
              }
            : null;
        const begun = { status: 'analyzing', jobId: randomUUID(), createdAt: now } as const;
        const row =
          last && last.status !== 'analyzed'
            ? only(
                await tx
                  .update(assessments)
                  .set({ ...begun, error: null })
                  .where(eq(assessments.id, last.id))
                  .returning(),
              )
            : only(
                await tx
                  .insert(assessments)
                  .values({ ...begun, interviewId, revision: (last?.revision ?? 0) + 1 })
                  .returning(),
              );
        await queue(tx, row.id, begun.jobId);
        return {
          id: row.id,
          interviewId,
          revision: row.revision,
          status: begun.status,
          started: true,
        };
      });
      if (ticket?.started) jobs.wake('analyze-interview');
      return ticket;
    },
    /**
     * Returns the id of the interview whose analysis this job must finish, or null if no analysis
     * is waiting for this job.
     */
    async interviewOf(id: string, job: string): Promise<string | null> {
      const rows = await db
        .select({ interviewId: assessments.interviewId })
        .from(assessments)
        .where(
          and(
            eq(assessments.id, id),
            eq(assessments.jobId, job),
            eq(assessments.status, 'analyzing'),
          ),
        );
      return rows[0]?.interviewId ?? null;
    },
    /**
     * Adds a job for each unfinished analysis that has none.
     * @returns the number of such analyses
     */
    requeueJobless: () => requeueJobless(db, assessments, ['analyzing'], queue),
    /**
     * Stores the report and ends the analysis. Returns false if the analysis was not running.
     * @param job if given, ends the analysis only if it is waiting for this job
     */
    complete: (id: string, report: AssessmentReport, job?: string) =>
      end(id, 'analyzed', { report, engine: report.engine.id }, job),
    /**
     * Marks the analysis as failed. Returns false if it was not running.
     * @param error for the log and for developers; must not contain personal data
     * @param job if given, ends the analysis only if it is waiting for this job
     */
    fail: (id: string, error: string, job?: string) => end(id, 'analysis_failed', { error }, job),
    /** Returns the newest revision, finished or not. */
    async latest(interviewId: string): Promise<StoredAssessment | null> {
      const row = await newest(db, interviewId);
      return row ? toStored(row) : null;
    },
    async get(interviewId: string, revision: number): Promise<StoredAssessment | null> {
      const rows = await db
        .select()
        .from(assessments)
        .where(and(eq(assessments.interviewId, interviewId), eq(assessments.revision, revision)));
      return rows[0] ? toStored(rows[0]) : null;
    },
  };
}

/** Stores tickets. Each ticket gives access to one interview's reports without a session. */
export function reportTicketsRepository(db: Executor) {
  return {
    /** Stores a ticket. Returns false and stores nothing if the interview was deleted. */
    create: (ticket: {
      tokenHash: string;
      interviewId: string;
      expiresAt: Date;
    }): Promise<boolean> =>
      db.transaction(async (tx) => {
        if (!(await lockedInterview(tx, ticket.interviewId, 'key share'))) return false;
        await tx.insert(reportTickets).values(ticket);
        return true;
      }),
    /**
     * Returns the id of the ticket's interview, or null if the ticket does not exist or has
     * expired.
     */
    async findInterviewId(tokenHash: string, now = new Date()): Promise<string | null> {
      const rows = await db
        .select()
        .from(reportTickets)
        .where(and(eq(reportTickets.tokenHash, tokenHash), gt(reportTickets.expiresAt, now)));
      return rows[0]?.interviewId ?? null;
    },
    async purge(before: Date): Promise<void> {
      await db.delete(reportTickets).where(lt(reportTickets.expiresAt, before));
    },
  };
}
