import type { ClaimedDocument } from '@portal/db';

/** What reading a document gives: its text, or a sentence for people that says why there is none. */
export type ReadOutcome = { ok: true } | { ok: false; reason: string };

/** A kind of uploaded document, as its processing sees it. */
export interface DocumentKind {
  name: 'resume' | 'job_description';
  /** Takes the oldest waiting one, so that no two processes take the same. */
  claimNext(): Promise<ClaimedDocument | null>;
  bytes(id: string): Promise<Uint8Array | null>;
  /** Understands the text and keeps what came of it. */
  accept(id: string, document: { text: string; pages: number }): Promise<ReadOutcome>;
  fail(id: string, reason: string): Promise<void>;
  /** Gives back what a dead process had taken. */
  requeueInterrupted(): Promise<void>;
}
