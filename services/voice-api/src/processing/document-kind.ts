import type { ClaimedDocument } from '@portal/db';
import type { DocumentFailure } from '@portal/protocol';

/** What understanding a document's text gives. */
export type ReadOutcome = { ok: true } | { ok: false; failure: DocumentFailure };

/** A kind of uploaded document, as its processing sees it. */
export interface DocumentKind {
  name: 'resume' | 'job_description';
  /** Takes the oldest waiting one, so that no two processes take the same. */
  claimNext(): Promise<ClaimedDocument | null>;
  bytes(id: string): Promise<Uint8Array | null>;
  /** Understands the text and keeps what came of it. */
  accept(id: string, document: { text: string; pages: number }): Promise<ReadOutcome>;
  /** `reason` says the failure in a sentence. */
  fail(id: string, reason: string, failure: DocumentFailure): Promise<void>;
  /** Gives back what a dead process had taken. */
  requeueInterrupted(): Promise<void>;
}
