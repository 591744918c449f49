import type { DocumentFailure, ParsedResume, ProcessingStatus, Resume } from '@portal/protocol';
import { and, asc, count, desc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { only, type Executor } from '../executor';
import type { JobQueue } from '../jobs/job-queue';
import { interviewPlans, interviews, resumes } from '../schema';
import { requeueJobless } from './jobless';
import { readinessOf, waitsFor, WAITING, type DocumentReadiness } from './processing';
import { uploadPriority } from './upload-priority';

export interface ResumeUpload {
  userId: string;
  /** SHA-256 of the bytes. Identifies duplicates from the same user. */
  contentHash: string;
  originalName: string;
  bytes: Uint8Array;
}
export type StoredResume = Resume & { userId: string };
export interface ResumeListOptions {
  /** Page number, starting at 1. */
  page?: number;
  limit?: number;
  /** Resumes are sorted by upload time. */
  sortOrder?: 'asc' | 'desc';
  status?: ProcessingStatus[];
  /** Only return resumes that were used in an interview for one of these roles. */
  roleIds?: string[];
  uploadedSince?: Date;
}

/** Columns to select by default: everything except the file and its text, which can be large. */
const columns = {
  id: resumes.id,
  userId: resumes.userId,
  originalName: resumes.originalName,
  fileName: resumes.fileName,
  uploadedAt: resumes.uploadedAt,
  status: resumes.status,
  failureReason: resumes.failureReason,
  failureCode: resumes.failureCode,
  parsedData: resumes.parsedData,
  readData: resumes.readData,
};
type Row = Pick<typeof resumes.$inferSelect, keyof typeof columns>;

const toResume = (row: Row): StoredResume => ({
  id: row.id,
  userId: row.userId,
  originalName: row.originalName,
  fileName: row.fileName,
  uploadedAt: row.uploadedAt.toISOString(),
  processing_status: row.status,
  failureReason: row.failureReason,
  failure_code: row.failureCode,
  parsedData: row.parsedData,
  ...(row.readData && { readData: row.readData }),
});

export function resumesRepository(db: Executor, jobs: Pick<JobQueue, 'add' | 'wake'>) {
  const queue = (tx: Executor, id: string, job: string, priority?: number) =>
    jobs.add(tx, 'read-document', { job, document: 'resume', id }, priority);
  const kept = isNull(resumes.deletedAt);

  return {
    /**
     * Stores a file once per user and, in the same transaction, adds a job to read it. For a
     * duplicate, returns the existing record, which is processed again if it had failed. A resume
     * that was deleted starts afresh, without its earlier name and corrections.
     */
    async upsertUpload(
      upload: ResumeUpload,
      now = new Date(),
    ): Promise<{ resume: StoredResume; isNew: boolean }> {
      const values = {
        ...upload,
        fileName: `${upload.contentHash.slice(0, 16)}.pdf`,
        uploadedAt: now,
      };
      const job = randomUUID();
      const stored = await db.transaction(async (tx) => {
        const inserted = await tx
          .insert(resumes)
          .values({ ...values, jobId: job })
          .onConflictDoNothing()
          .returning(columns);
        const same = and(
          eq(resumes.userId, upload.userId),
          eq(resumes.contentHash, upload.contentHash),
        );
        const tried = inserted[0]
          ? inserted
          : await tx
              .update(resumes)
              .set({
                status: 'pending',
                failureReason: null,
                failureCode: null,
                jobId: job,
                uploadedAt: now,
                originalName: upload.originalName,
                bytes: upload.bytes,
                parsedData: null,
                readData: null,
                text: null,
                deletedAt: null,
              })
              .where(
                and(same, or(eq(resumes.status, 'failed'), sql`${resumes.deletedAt} is not null`)),
              )
              .returning(columns);
        if (tried[0])
          await queue(tx, tried[0].id, job, await uploadPriority(tx, upload.userId, now));
        return {
          resume: toResume(tried[0] ?? only(await tx.select(columns).from(resumes).where(same))),
          isNew: inserted.length > 0,
        };
      });
      jobs.wake('read-document');
      return stored;
    },
    /**
     * Returns a resume, or null if it does not exist. Deleted resumes, which interviews may still
     * refer to, are returned only if `includeDeleted` is set.
     */
    async get(
      id: string,
      { includeDeleted = false }: { includeDeleted?: boolean } = {},
    ): Promise<StoredResume | null> {
      const rows = await db
        .select(columns)
        .from(resumes)
        .where(and(eq(resumes.id, id), includeDeleted ? undefined : kept));
      return rows[0] ? toResume(rows[0]) : null;
    },
    async listByUser(
      userId: string,
      options: ResumeListOptions = {},
    ): Promise<{ items: StoredResume[]; total: number }> {
      const { page = 1, limit = 20, sortOrder = 'desc', status, roleIds, uploadedSince } = options;
      const condition = and(
        eq(resumes.userId, userId),
        kept,
        status && inArray(resumes.status, status),
        uploadedSince && gte(resumes.uploadedAt, uploadedSince),
        roleIds &&
          inArray(
            resumes.id,
            db
              .select({ id: interviews.resumeId })
              .from(interviews)
              .where(inArray(interviews.jobRoleId, roleIds)),
          ),
      );
      const direction = sortOrder === 'asc' ? asc : desc;
      const rows = await db
        .select(columns)
        .from(resumes)
        .where(condition)
        .orderBy(direction(resumes.uploadedAt), direction(resumes.id))
        .limit(limit)
        .offset((page - 1) * limit);
      const total = only(await db.select({ total: count() }).from(resumes).where(condition)).total;
      return { items: rows.map(toResume), total };
    },
    async bytes(id: string): Promise<Uint8Array | null> {
      return (
        (
          await db
            .select({ bytes: resumes.bytes })
            .from(resumes)
            .where(and(eq(resumes.id, id), kept))
        )[0]?.bytes ?? null
      );
    },
    /** Returns the text of the file, or null if the file has not been read yet. */
    async text(id: string): Promise<string | null> {
      return (
        (await db.select({ text: resumes.text }).from(resumes).where(eq(resumes.id, id)))[0]
          ?.text ?? null
      );
    },
    /** Returns the state of the user's resumes. Login requires `ready`. */
    async readiness(userId: string): Promise<DocumentReadiness> {
      const rows = await db
        .selectDistinct({ status: resumes.status })
        .from(resumes)
        .where(and(eq(resumes.userId, userId), kept));
      return readinessOf(rows.map((row) => row.status));
    },
    /**
     * Sets the status to `processing` and returns the file. Returns null and changes nothing if the
     * resume is not waiting for this job or has been deleted.
     */
    async startReading(id: string, job: string): Promise<{ bytes: Uint8Array } | null> {
      const rows = await db
        .update(resumes)
        .set({ status: 'processing' })
        .where(
          and(eq(resumes.id, id), kept, eq(resumes.jobId, job), inArray(resumes.status, WAITING)),
        )
        .returning({ bytes: resumes.bytes });
      return rows[0] ?? null;
    },
    /**
     * Adds a job for each waiting resume that has none.
     * @returns the number of waiting resumes that had no job
     */
    requeueJobless: () => requeueJobless(db, resumes, WAITING, queue),
    /**
     * Stores what was read from the file. Does nothing if the resume is already completed, because
     * its owner may have corrected the data since, or if it has been deleted.
     * @param job if given, changes the record only if it is waiting for this job
     */
    async complete(
      id: string,
      result: { parsed: ParsedResume; text: string },
      job?: string,
    ): Promise<void> {
      await db
        .update(resumes)
        .set({
          status: 'completed',
          failureReason: null,
          failureCode: null,
          parsedData: result.parsed,
          text: result.text,
        })
        .where(
          and(
            eq(resumes.id, id),
            kept,
            ne(resumes.status, 'completed'),
            waitsFor(resumes.jobId, job),
          ),
        );
    },
    /**
     * Replaces the parsed data with the owner's corrections and keeps the original. Returns null if
     * the resume has not been read yet.
     */
    async correct(id: string, corrected: ParsedResume): Promise<StoredResume | null> {
      const rows = await db
        .update(resumes)
        .set({
          parsedData: corrected,
          readData: sql`coalesce(${resumes.readData}, ${resumes.parsedData})`,
        })
        .where(and(eq(resumes.id, id), kept, eq(resumes.status, 'completed')))
        .returning(columns);
      return rows[0] ? toResume(rows[0]) : null;
    },
    /** Undoes all corrections. Returns null if the resume has not been read yet. */
    async restoreRead(id: string): Promise<StoredResume | null> {
      const rows = await db
        .update(resumes)
        .set({
          parsedData: sql`coalesce(${resumes.readData}, ${resumes.parsedData})`,
          readData: null,
        })
        .where(and(eq(resumes.id, id), kept, eq(resumes.status, 'completed')))
        .returning(columns);
      return rows[0] ? toResume(rows[0]) : null;
    },
    /** Changes the displayed name. Returns null if the resume does not exist or is deleted. */
    async rename(id: string, originalName: string): Promise<StoredResume | null> {
      const rows = await db
        .update(resumes)
        .set({ originalName })
        .where(and(eq(resumes.id, id), kept))
        .returning(columns);
      return rows[0] ? toResume(rows[0]) : null;
    },
    /**
     * Hides a resume from its owner's lists and erases its file and text, also the phrases of it in
     * the plans of interviews. The facts read from it stay as long as the row, for an interview that
     * was created but not begun. Returns false if the resume does not exist or is already deleted.
     */
    delete: (id: string, now = new Date()): Promise<boolean> =>
      db.transaction(async (tx) => {
        const rows = await tx
          .update(resumes)
          .set({
            deletedAt: now,
            bytes: new Uint8Array(),
            // A completed resume must have a text, so it cannot be null.
            text: '',
          })
          .where(and(eq(resumes.id, id), kept))
          .returning({ id: resumes.id });
        if (rows.length === 0) return false;
        const ofResume = tx
          .select({ id: interviews.id })
          .from(interviews)
          .where(eq(interviews.resumeId, id));
        await tx
          .update(interviewPlans)
          .set({ plan: sql`${interviewPlans.plan} - 'vocabulary'` })
          .where(inArray(interviewPlans.interviewId, ofResume));
        return true;
      }),
    /**
     * Marks a resume as failed, unless it is already completed.
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
        .update(resumes)
        .set({ status: 'failed', failureReason: reason, failureCode })
        .where(
          and(eq(resumes.id, id), ne(resumes.status, 'completed'), waitsFor(resumes.jobId, job)),
        );
    },
  };
}
