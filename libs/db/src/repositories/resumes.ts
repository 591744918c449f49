import type { DocumentFailure, ParsedResume, ProcessingStatus, Resume } from '@portal/protocol';
import { and, asc, count, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { only, type Executor } from '../executor';
import type { JobQueue } from '../jobs/job-queue';
import { interviews, resumes } from '../schema';
import { requeueJobless } from './jobless';
import { readinessOf, waitsFor, WAITING, type DocumentReadiness } from './processing';
import { uploadPriority } from './upload-priority';

export interface ResumeUpload {
  userId: string;
  /** SHA-256 of the bytes; identifies duplicates of the same user. */
  contentHash: string;
  originalName: string;
  bytes: Uint8Array;
}
export type StoredResume = Resume & { userId: string };
export interface ResumeListOptions {
  /** Starts at 1. */
  page?: number;
  limit?: number;
  /** By upload time. */
  sortOrder?: 'asc' | 'desc';
  status?: ProcessingStatus[];
  /** Only resumes used in an interview for one of these roles. */
  roleIds?: string[];
  uploadedSince?: Date;
}

/** All columns except bytes and text, which lists don't need. */
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

  return {
    /**
     * Stores a file once per user. A duplicate returns the existing record; a failed one is
     * processed again (`pending`). The job that reads it is added in the same transaction.
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
              })
              .where(and(same, eq(resumes.status, 'failed')))
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
    async get(id: string): Promise<StoredResume | null> {
      const rows = await db.select(columns).from(resumes).where(eq(resumes.id, id));
      return rows[0] ? toResume(rows[0]) : null;
    },
    async listByUser(
      userId: string,
      options: ResumeListOptions = {},
    ): Promise<{ items: StoredResume[]; total: number }> {
      const { page = 1, limit = 20, sortOrder = 'desc', status, roleIds, uploadedSince } = options;
      const condition = and(
        eq(resumes.userId, userId),
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
        (await db.select({ bytes: resumes.bytes }).from(resumes).where(eq(resumes.id, id)))[0]
          ?.bytes ?? null
      );
    },
    /** The text of the file; null before processing. */
    async text(id: string): Promise<string | null> {
      return (
        (await db.select({ text: resumes.text }).from(resumes).where(eq(resumes.id, id)))[0]
          ?.text ?? null
      );
    },
    /** Whether the user has a resume; used by the login gate. */
    async readiness(userId: string): Promise<DocumentReadiness> {
      const rows = await db
        .selectDistinct({ status: resumes.status })
        .from(resumes)
        .where(eq(resumes.userId, userId));
      return readinessOf(rows.map((row) => row.status));
    },
    /**
     * Marks it as being read. Returns null and changes nothing if it does not wait for this job: it
     * was deleted or has ended.
     */
    async startReading(id: string, job: string): Promise<{ bytes: Uint8Array } | null> {
      const rows = await db
        .update(resumes)
        .set({ status: 'processing' })
        .where(and(eq(resumes.id, id), eq(resumes.jobId, job), inArray(resumes.status, WAITING)))
        .returning({ bytes: resumes.bytes });
      return rows[0] ?? null;
    },
    /**
     * Adds a job to each resume that waits without one.
     * @returns how many
     */
    requeueJobless: () => requeueJobless(db, resumes, WAITING, queue),
    /**
     * Stores the reading. Reading the same file again changes nothing, because the owner may have
     * corrected the first reading.
     * @param job only complete it if it waits for this job
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
          and(eq(resumes.id, id), ne(resumes.status, 'completed'), waitsFor(resumes.jobId, job)),
        );
    },
    /**
     * Replaces the facts with corrected ones and keeps the original reading. Null if it has not
     * been read.
     */
    async correct(id: string, corrected: ParsedResume): Promise<StoredResume | null> {
      const rows = await db
        .update(resumes)
        .set({
          parsedData: corrected,
          readData: sql`coalesce(${resumes.readData}, ${resumes.parsedData})`,
        })
        .where(and(eq(resumes.id, id), eq(resumes.status, 'completed')))
        .returning(columns);
      return rows[0] ? toResume(rows[0]) : null;
    },
    /** Restores the original reading. Null if it has not been read. */
    async restoreRead(id: string): Promise<StoredResume | null> {
      const rows = await db
        .update(resumes)
        .set({
          parsedData: sql`coalesce(${resumes.readData}, ${resumes.parsedData})`,
          readData: null,
        })
        .where(and(eq(resumes.id, id), eq(resumes.status, 'completed')))
        .returning(columns);
      return rows[0] ? toResume(rows[0]) : null;
    },
    /**
     * Does nothing to one that has been read meanwhile.
     * @param reason a sentence for people
     * @param job as for `complete`
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
