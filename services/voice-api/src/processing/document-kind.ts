import type { Database, Settlement } from '@portal/db';
import type { DocumentFailure } from '@portal/protocol';

/** A document and the job that reads it. */
export interface ReadingClaim {
  id: string;
  job: string;
}

/** What to store for a document, or why it was refused. */
export type ReadOutcome =
  { ok: true; apply: NonNullable<Settlement['apply']> } | { ok: false; failure: DocumentFailure };

/** The operations that differ between resumes and job descriptions. */
export interface DocumentKind {
  /** Marks the document as being read. Null if it no longer waits for this job. */
  start(
    db: Pick<Database, 'resumes' | 'jobDescriptions'>,
    claim: ReadingClaim,
  ): Promise<{ bytes: Uint8Array | null } | null>;
  /** Parses the extracted text. */
  accept(claim: ReadingClaim, document: { text: string; pages: number }): ReadOutcome;
  /** `reason` is the failure as an English sentence. */
  fail(
    claim: ReadingClaim,
    reason: string,
    failure: DocumentFailure,
  ): NonNullable<Settlement['apply']>;
}
