import type { Database, Settlement } from '@portal/db';
import type { DocumentFailure } from '@portal/protocol';

/** A document and the job that reads it. */
export interface ReadingClaim {
  id: string;
  job: string;
}

/** What understanding a document's text gives: what is to be stored of it. */
export type ReadOutcome =
  { ok: true; apply: NonNullable<Settlement['apply']> } | { ok: false; failure: DocumentFailure };

/** A kind of uploaded document, as its reading sees it. */
export interface DocumentKind {
  /** Marks it as being read. Null where it does not wait for this job any more. */
  start(
    db: Pick<Database, 'resumes' | 'jobDescriptions'>,
    claim: ReadingClaim,
  ): Promise<{ bytes: Uint8Array | null } | null>;
  /** Understands the text. */
  accept(claim: ReadingClaim, document: { text: string; pages: number }): ReadOutcome;
  /** `reason` says the failure in a sentence. */
  fail(
    claim: ReadingClaim,
    reason: string,
    failure: DocumentFailure,
  ): NonNullable<Settlement['apply']>;
}
