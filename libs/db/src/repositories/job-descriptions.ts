import type { DocumentFailure, JobDescription, ParsedJobDescription, ProcessingStatus } from '@portal/protocol';
import { and, asc, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { only, type Executor } from '../executor';
import { jobDescriptions } from '../schema';
import { readinessOf, type ClaimedDocument, type DocumentReadiness } from './processing';

export interface JobDescriptionUpload {
  userId: string;
  /** SHA-256 over title, company and content or bytes: the same again gives the same record. */
  contentHash: string;
  jobTitle: string;
  companyName?: string | null;
  /** The text; absent for a file that is still to be read. */
  content?: string;
  fileName?: string | null;
  bytes?: Uint8Array | null;
  /** A text whose reading is instant may be stored as completed at once, with what was understood. */
  parsed?: ParsedJobDescription;
}
/** `parsed` is null until it has been processed. */
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

export function jobDescriptionsRepository(db: Executor) {
  const kept = isNull(jobDescriptions.deletedAt);
  return {
    /** Stores one once per user. A known one is given back; one that had failed or was deleted starts anew. */
    async upsertUpload(upload: JobDescriptionUpload, now = new Date()): Promise<{ jobDescription: StoredJobDescription; isNew: boolean }> {
      const fresh = {
        jobTitle: upload.jobTitle,
        companyName: upload.companyName ?? null,
        content: upload.content ?? '',
        fileName: upload.fileName ?? null,
        bytes: upload.bytes ?? null,
        parsed: upload.parsed ?? null,
        status: upload.parsed ? ('completed' as const) : ('pending' as const),
        createdAt: now,
      };
      const inserted = await db.insert(jobDescriptions)
        .values({ userId: upload.userId, contentHash: upload.contentHash, ...fresh }).onConflictDoNothing().returning(columns);
      if (inserted[0]) return { jobDescription: toJobDescription(inserted[0]), isNew: true };
      const same = and(eq(jobDescriptions.userId, upload.userId), eq(jobDescriptions.contentHash, upload.contentHash));
      const revived = await db.update(jobDescriptions)
        .set({ ...fresh, deletedAt: null, failureReason: null, failureCode: null, attempts: 0, claimedAt: null })
        .where(and(same, or(eq(jobDescriptions.status, 'failed'), sql`${jobDescriptions.deletedAt} is not null`))).returning(columns);
      const row = revived[0] ?? only(await db.select(columns).from(jobDescriptions).where(same));
      return { jobDescription: toJobDescription(row), isNew: false };
    },
    /** A deleted one is null, unless asked for: interviews keep referring to it. */
    async get(id: string, { includeDeleted = false }: { includeDeleted?: boolean } = {}): Promise<StoredJobDescription | null> {
      const rows = await db.select(columns).from(jobDescriptions).where(and(eq(jobDescriptions.id, id), includeDeleted ? undefined : kept));
      return rows[0] ? toJobDescription(rows[0]) : null;
    },
    /** Newest first. */
    async listByUser(userId: string, { status }: { status?: ProcessingStatus[] } = {}): Promise<StoredJobDescription[]> {
      const rows = await db.select(columns).from(jobDescriptions)
        .where(and(eq(jobDescriptions.userId, userId), kept, status && inArray(jobDescriptions.status, status)))
        .orderBy(desc(jobDescriptions.createdAt), desc(jobDescriptions.id));
      return rows.map(toJobDescription);
    },
    async bytes(id: string): Promise<Uint8Array | null> {
      return (await db.select({ bytes: jobDescriptions.bytes }).from(jobDescriptions).where(eq(jobDescriptions.id, id)))[0]?.bytes ?? null;
    },
    /** What the user has: drives the login gate. */
    async readiness(userId: string): Promise<DocumentReadiness> {
      const rows = await db.selectDistinct({ status: jobDescriptions.status }).from(jobDescriptions).where(and(eq(jobDescriptions.userId, userId), kept));
      return readinessOf(rows.map((row) => row.status));
    },
    /** As for resumes: takes the oldest waiting one, or one whose worker died. */
    async claimNext({ leaseMs = 120_000, now = new Date() }: { leaseMs?: number; now?: Date } = {}): Promise<ClaimedDocument | null> {
      const lost = and(eq(jobDescriptions.status, 'processing'), lt(jobDescriptions.claimedAt, new Date(now.getTime() - leaseMs)));
      const next = db.select({ id: jobDescriptions.id }).from(jobDescriptions)
        .where(and(kept, or(eq(jobDescriptions.status, 'pending'), lost)))
        .orderBy(asc(jobDescriptions.createdAt)).limit(1).for('update', { skipLocked: true });
      const rows = await db.update(jobDescriptions)
        .set({ status: 'processing', claimedAt: now, attempts: sql`${jobDescriptions.attempts} + 1` })
        .where(eq(jobDescriptions.id, sql`(${next})`))
        .returning({ id: jobDescriptions.id, userId: jobDescriptions.userId, attempts: jobDescriptions.attempts });
      return rows[0] ?? null;
    },
    async listUnfinished(): Promise<StoredJobDescription[]> {
      const rows = await db.select(columns).from(jobDescriptions)
        .where(and(kept, inArray(jobDescriptions.status, ['pending', 'processing']))).orderBy(asc(jobDescriptions.createdAt));
      return rows.map(toJobDescription);
    },
    /** Gives back what a dead process had taken. Only for a start at which no other process works on the same database. */
    async requeueInterrupted(): Promise<void> {
      await db.update(jobDescriptions).set({ status: 'pending', claimedAt: null }).where(eq(jobDescriptions.status, 'processing'));
    },
    async complete(id: string, result: { parsed: ParsedJobDescription; text: string }): Promise<void> {
      await db.update(jobDescriptions)
        .set({ status: 'completed', failureReason: null, failureCode: null, parsed: result.parsed, content: result.text, claimedAt: null })
        .where(and(eq(jobDescriptions.id, id), ne(jobDescriptions.status, 'completed')));
    },
    /** Not one that has been read meanwhile. @param reason a sentence for people. */
    async fail(id: string, reason: string, failureCode: DocumentFailure | null = null): Promise<void> {
      await db.update(jobDescriptions).set({ status: 'failed', failureReason: reason, failureCode, claimedAt: null }).where(and(eq(jobDescriptions.id, id), ne(jobDescriptions.status, 'completed')));
    },
    /** Hides it from its owner's lists. False when there is none (any more). */
    async delete(id: string, now = new Date()): Promise<boolean> {
      const rows = await db.update(jobDescriptions).set({ deletedAt: now }).where(and(eq(jobDescriptions.id, id), kept)).returning({ id: jobDescriptions.id });
      return rows.length === 1;
    },
  };
}
