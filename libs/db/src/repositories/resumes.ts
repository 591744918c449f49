import type { DocumentFailure, ParsedResume, ProcessingStatus, Resume } from '@portal/protocol';
import { and, asc, count, desc, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { only, type Executor } from '../executor';
import { interviews, resumes } from '../schema';
import { readinessOf, type ClaimedDocument, type DocumentReadiness } from './processing';

export interface ResumeUpload {
  userId: string;
  /** SHA-256 of the bytes: the same file of the same user is the same record. */
  contentHash: string;
  originalName: string;
  bytes: Uint8Array;
}
export type StoredResume = Resume & { userId: string };
export interface ResumeListOptions {
  /** From 1. */
  page?: number;
  limit?: number;
  /** By time of upload. */
  sortOrder?: 'asc' | 'desc';
  status?: ProcessingStatus[];
  /** Only those used in an interview for one of these roles. */
  roleIds?: string[];
  uploadedSince?: Date;
}

/** Everything but the bytes and the text, which lists have no need of. */
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

export function resumesRepository(db: Executor) {
  return {
    /** Stores a file once per user. A known one is given back as it is; one that had failed gets another try (`pending`). */
    async upsertUpload(upload: ResumeUpload, now = new Date()): Promise<{ resume: StoredResume; isNew: boolean }> {
      const values = { ...upload, fileName: `${upload.contentHash.slice(0, 16)}.pdf`, uploadedAt: now };
      const inserted = await db.insert(resumes).values(values).onConflictDoNothing().returning(columns);
      if (inserted[0]) return { resume: toResume(inserted[0]), isNew: true };
      const same = and(eq(resumes.userId, upload.userId), eq(resumes.contentHash, upload.contentHash));
      await db
        .update(resumes)
        .set({ status: 'pending', failureReason: null, failureCode: null, attempts: 0, claimedAt: null, uploadedAt: now, originalName: upload.originalName })
        .where(and(same, eq(resumes.status, 'failed')));
      return { resume: toResume(only(await db.select(columns).from(resumes).where(same))), isNew: false };
    },
    async get(id: string): Promise<StoredResume | null> {
      const rows = await db.select(columns).from(resumes).where(eq(resumes.id, id));
      return rows[0] ? toResume(rows[0]) : null;
    },
    async listByUser(userId: string, options: ResumeListOptions = {}): Promise<{ items: StoredResume[]; total: number }> {
      const { page = 1, limit = 20, sortOrder = 'desc', status, roleIds, uploadedSince } = options;
      const condition = and(
        eq(resumes.userId, userId),
        status && inArray(resumes.status, status),
        uploadedSince && gte(resumes.uploadedAt, uploadedSince),
        roleIds && inArray(resumes.id, db.select({ id: interviews.resumeId }).from(interviews).where(inArray(interviews.jobRoleId, roleIds))),
      );
      const direction = sortOrder === 'asc' ? asc : desc;
      const rows = await db.select(columns).from(resumes).where(condition)
        .orderBy(direction(resumes.uploadedAt), direction(resumes.id)).limit(limit).offset((page - 1) * limit);
      const total = only(await db.select({ total: count() }).from(resumes).where(condition)).total;
      return { items: rows.map(toResume), total };
    },
    async bytes(id: string): Promise<Uint8Array | null> {
      return (await db.select({ bytes: resumes.bytes }).from(resumes).where(eq(resumes.id, id)))[0]?.bytes ?? null;
    },
    /** The text read from the file; null before processing. */
    async text(id: string): Promise<string | null> {
      return (await db.select({ text: resumes.text }).from(resumes).where(eq(resumes.id, id)))[0]?.text ?? null;
    },
    /** What the user has: drives the login gate. */
    async readiness(userId: string): Promise<DocumentReadiness> {
      const rows = await db.selectDistinct({ status: resumes.status }).from(resumes).where(eq(resumes.userId, userId));
      return readinessOf(rows.map((row) => row.status));
    },
    /**
     * Takes the oldest waiting resume for this worker, so that no two take the same. One whose worker has held it for longer than
     * `leaseMs` counts as waiting again: its process died.
     */
    async claimNext({ leaseMs = 120_000, now = new Date() }: { leaseMs?: number; now?: Date } = {}): Promise<ClaimedDocument | null> {
      const lost = and(eq(resumes.status, 'processing'), lt(resumes.claimedAt, new Date(now.getTime() - leaseMs)));
      const next = db.select({ id: resumes.id }).from(resumes).where(or(eq(resumes.status, 'pending'), lost))
        .orderBy(asc(resumes.uploadedAt)).limit(1).for('update', { skipLocked: true });
      const rows = await db
        .update(resumes)
        .set({ status: 'processing', claimedAt: now, attempts: sql`${resumes.attempts} + 1` })
        .where(eq(resumes.id, sql`(${next})`))
        .returning({ id: resumes.id, userId: resumes.userId, attempts: resumes.attempts });
      return rows[0] ?? null;
    },
    /** Every resume that is neither completed nor failed, oldest first. */
    async listUnfinished(): Promise<StoredResume[]> {
      const rows = await db.select(columns).from(resumes).where(inArray(resumes.status, ['pending', 'processing'])).orderBy(asc(resumes.uploadedAt));
      return rows.map(toResume);
    },
    /** Gives back what a dead process had taken. Only for a start at which no other process works on the same database. */
    async requeueInterrupted(): Promise<void> {
      await db.update(resumes).set({ status: 'pending', claimedAt: null }).where(eq(resumes.status, 'processing'));
    },
    /** A second reading of the same file, by a worker whose lease had run out, changes nothing: its owner may have corrected the first. */
    async complete(id: string, result: { parsed: ParsedResume; text: string }): Promise<void> {
      await db.update(resumes)
        .set({ status: 'completed', failureReason: null, failureCode: null, parsedData: result.parsed, text: result.text, claimedAt: null })
        .where(and(eq(resumes.id, id), ne(resumes.status, 'completed')));
    },
    /** Puts corrected facts in the place of what was read, which is kept beside them. Null for one that has not been read. */
    async correct(id: string, corrected: ParsedResume): Promise<StoredResume | null> {
      const rows = await db.update(resumes)
        .set({ parsedData: corrected, readData: sql`coalesce(${resumes.readData}, ${resumes.parsedData})` })
        .where(and(eq(resumes.id, id), eq(resumes.status, 'completed'))).returning(columns);
      return rows[0] ? toResume(rows[0]) : null;
    },
    /** Back to what was read. Null for one that has not been read. */
    async restoreRead(id: string): Promise<StoredResume | null> {
      const rows = await db.update(resumes)
        .set({ parsedData: sql`coalesce(${resumes.readData}, ${resumes.parsedData})`, readData: null })
        .where(and(eq(resumes.id, id), eq(resumes.status, 'completed'))).returning(columns);
      return rows[0] ? toResume(rows[0]) : null;
    },
    /** Not one that has been read meanwhile. @param reason a sentence for people. */
    async fail(id: string, reason: string, failureCode: DocumentFailure | null = null): Promise<void> {
      await db.update(resumes).set({ status: 'failed', failureReason: reason, failureCode, claimedAt: null }).where(and(eq(resumes.id, id), ne(resumes.status, 'completed')));
    },
  };
}
