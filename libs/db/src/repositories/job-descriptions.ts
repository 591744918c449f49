import type {
  DocumentFailure,
  JobDescription,
  ParsedJobDescription,
  ProcessingStatus,
} from '@portal/protocol';
import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { only, type Executor } from '../executor';
import type { JobQueue } from '../jobs/job-queue';
import { jobDescriptions } from '../schema';
import { requeueJobless } from './jobless';
import { readinessOf, waitsFor, WAITING, type DocumentReadiness } from './processing';
import { uploadPriority } from './upload-priority';

export interface JobDescriptionUpload {
  userId: string;
  /** SHA-256 of the title, the company, and the text or file. Identifies duplicates. */
  contentHash: string;
  jobTitle: string;
  companyName?: string | null;
  /** The text. Absent if it must first be read from the file. */
  content?: string;
  fileName?: string | null;
  bytes?: Uint8Array | null;
  /**
   * The facts parsed from the text. If present, the record is stored as completed and needs no job.
   */
  parsed?: ParsedJobDescription;
}
/** A job description. `parsed` is null unless processing has succeeded. */
export type StoredJobDescription = JobDescription & { parsed: ParsedJobDescription | null };

const columns = {
  id: jobDescriptions.id,
  userId: jobDescriptions.userId,
  jobTitle: jobDescriptions.jobTitle,
  companyName: jobDescriptions.companyName,
  content: jobDescriptions.content,
  fileName: jobDescriptions.fileName,
  status: jobDescriptions.status,
  failureReason: jobDescriptions.failureReason,
  failureCode: jobDescriptions.failureCode,
  parsed: jobDescriptions.parsed,
  createdAt: jobDescriptions.createdAt,
};
type Row = Pick<typeof jobDescriptions.$inferSelect, keyof typeof columns>;

const toJobDescription = (row: Row): StoredJobDescription => ({
  id: row.id,
  user_id: row.userId,
  job_title: row.jobTitle,
  company_name: row.companyName,
  jd_content: row.content,
  file_name: row.fileName,
  processing_status: row.status,
  failure_reason: row.failureReason,
  failure_code: row.failureCode,
  created_at: row.createdAt.toISOString(),
  parsed: row.parsed,
});

export function jobDescriptionsRepository(db: Executor, jobs: Pick<JobQueue, 'add' | 'wake'>) {
  const queue = (tx: Executor, id: string, job: string, priority?: number) =>
    jobs.add(tx, 'read-document', { job, document: 'job_description', id }, priority);
  const kept = isNull(jobDescriptions.deletedAt);
  return {
    /**
     * Stores a job description once per user. For a duplicate, returns the existing record, which
     * is processed again if it had failed or been deleted. If the text must first be read from a
     * file, adds a job for that in the same transaction.
     */
    async upsertUpload(
      upload: JobDescriptionUpload,
      now = new Date(),
    ): Promise<{ jobDescription: StoredJobDescription; isNew: boolean }> {
      const job = upload.parsed ? null : randomUUID();
      const fresh = {
        jobTitle: upload.jobTitle,
        companyName: upload.companyName ?? null,
        content: upload.content ?? '',
        fileName: upload.fileName ?? null,
        bytes: upload.bytes ?? null,
        parsed: upload.parsed ?? null,
        status: upload.parsed ? ('completed' as const) : ('pending' as const),
        jobId: job,
        createdAt: now,
      };
      const stored = await db.transaction(async (tx) => {
        const inserted = await tx
          .insert(jobDescriptions)
          .values({ userId: upload.userId, contentHash: upload.contentHash, ...fresh })
          .onConflictDoNothing()
          .returning(columns);
        const same = and(
          eq(jobDescriptions.userId, upload.userId),
          eq(jobDescriptions.contentHash, upload.contentHash),
        );
        const begun = inserted[0]
          ? inserted
          : await tx
              .update(jobDescriptions)
              .set({ ...fresh, deletedAt: null, failureReason: null, failureCode: null })
              .where(
                and(
                  same,
                  or(
                    eq(jobDescriptions.status, 'failed'),
                    sql`${jobDescriptions.deletedAt} is not null`,
                  ),
                ),
              )
              .returning(columns);
        if (begun[0] && job !== null)
          await queue(tx, begun[0].id, job, await uploadPriority(tx, upload.userId, now));
        return {
          jobDescription: toJobDescription(
            begun[0] ?? only(await tx.select(columns).from(jobDescriptions).where(same)),
          ),
          isNew: inserted.length > 0,
        };
      });
      jobs.wake('read-document');
      return stored;
    },
    /**
     * Returns a job description, or null if it does not exist. Deleted job descriptions, which
     * interviews may still refer to, are returned only if `includeDeleted` is set.
     */
    async get(
      id: string,
      { includeDeleted = false }: { includeDeleted?: boolean } = {},
    ): Promise<StoredJobDescription | null> {
      const rows = await db
        .select(columns)
        .from(jobDescriptions)
        .where(and(eq(jobDescriptions.id, id), includeDeleted ? undefined : kept));
      return rows[0] ? toJobDescription(rows[0]) : null;
    },
    /** Lists a user's job descriptions, newest first. */
    async listByUser(
      userId: string,
      { status }: { status?: ProcessingStatus[] } = {},
    ): Promise<StoredJobDescription[]> {
      const rows = await db
        .select(columns)
        .from(jobDescriptions)
        .where(
          and(
            eq(jobDescriptions.userId, userId),
            kept,
            status && inArray(jobDescriptions.status, status),
          ),
        )
        .orderBy(desc(jobDescriptions.createdAt), desc(jobDescriptions.id));
      return rows.map(toJobDescription);
    },
    /** Returns the state of the user's job descriptions. Login requires `ready`. */
    async readiness(userId: string): Promise<DocumentReadiness> {
      const rows = await db
        .selectDistinct({ status: jobDescriptions.status })
        .from(jobDescriptions)
        .where(and(eq(jobDescriptions.userId, userId), kept));
      return readinessOf(rows.map((row) => row.status));
    },
    /**
     * Sets the status to `processing` and returns the file. Returns null and changes nothing if the
     * record is not waiting for this job.
     */
    async startReading(id: string, job: string): Promise<{ bytes: Uint8Array | null } | null> {
      const rows = await db
        .update(jobDescriptions)
        .set({ status: 'processing' })
        .where(
          and(
            eq(jobDescriptions.id, id),
            eq(jobDescriptions.jobId, job),
            inArray(jobDescriptions.status, WAITING),
          ),
        )
        .returning({ bytes: jobDescriptions.bytes });
      return rows[0] ?? null;
    },
    /**
     * Adds a job for each waiting job description that has none.
     * @returns the number of such job descriptions
     */
    requeueJobless: () => requeueJobless(db, jobDescriptions, WAITING, queue),
    /**
     * Stores the parsed job description, unless it is already completed.
     * @param job if given, changes the record only if it is waiting for this job
     */
    async complete(
      id: string,
      result: { parsed: ParsedJobDescription; text: string },
      job?: string,
    ): Promise<void> {
      await db
        .update(jobDescriptions)
        .set({
          status: 'completed',
          failureReason: null,
          failureCode: null,
          parsed: result.parsed,
          content: result.text,
        })
        .where(
          and(
            eq(jobDescriptions.id, id),
            ne(jobDescriptions.status, 'completed'),
            waitsFor(jobDescriptions.jobId, job),
          ),
        );
    },
    /**
     * Marks a job description as failed, unless it is already completed.
     * @param reason the message to show the user
     * @param job if given, changes the record only if it is waiting for this job
     */
    async fail(
      id: string,
      reason: string,
      failureCode: DocumentFailure | null = null,
      job?: string,
    ): Promise<void> {
      await db
        .update(jobDescriptions)
        .set({ status: 'failed', failureReason: reason, failureCode })
        .where(
          and(
            eq(jobDescriptions.id, id),
            ne(jobDescriptions.status, 'completed'),
            waitsFor(jobDescriptions.jobId, job),
          ),
        );
    },
    /**
     * Changes title and company; an absent one stays. The next upload of the same text still counts
     * as this job description. Returns null if it does not exist or is deleted.
     */
    async rename(
      id: string,
      names: { jobTitle?: string | undefined; companyName?: string | null | undefined },
    ): Promise<StoredJobDescription | null> {
      // Drizzle refuses an update without values.
      if (names.jobTitle === undefined && names.companyName === undefined) return this.get(id);
      const rows = await db
        .update(jobDescriptions)
        .set(names)
        .where(and(eq(jobDescriptions.id, id), kept))
        .returning(columns);
      return rows[0] ? toJobDescription(rows[0]) : null;
    },
    /**
     * Hides a job description from its owner's lists. Returns false if it does not exist or is
     * already deleted.
     */
    async delete(id: string, now = new Date()): Promise<boolean> {
      const rows = await db
        .update(jobDescriptions)
        .set({ deletedAt: now })
        .where(and(eq(jobDescriptions.id, id), kept))
        .returning({ id: jobDescriptions.id });
      return rows.length === 1;
    },
  };
}
