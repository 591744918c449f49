import type { Database, JobPayload, Settlement } from '@portal/db';
import { parseJobDescription, parseResume } from '@portal/interviewing';
import { JD_TEXT_MIN_CHARS, type DocumentFailure } from '@portal/protocol';

/** Ids of a document and the job that reads it. */
interface ReadingClaim {
  id: string;
  job: string;
}

/** What to store for a document, or why it was refused. */
type ReadOutcome =
  { ok: true; apply: NonNullable<Settlement['apply']> } | { ok: false; failure: DocumentFailure };

/** The operations that differ between resumes and job descriptions. */
interface DocumentKind {
  /**
   * Marks the document as being read. Returns null if the document is no longer waiting for this
   * job.
   */
  start(
    db: Pick<Database, 'resumes' | 'jobDescriptions'>,
    claim: ReadingClaim,
  ): Promise<{ bytes: Uint8Array | null } | null>;
  /** Parses the extracted text, or returns a failure if the text is unusable. */
  accept(claim: ReadingClaim, document: { text: string; pages: number }): ReadOutcome;
  /** Marks the document as failed. `reason` describes the failure in an English sentence. */
  fail(
    claim: ReadingClaim,
    reason: string,
    failure: DocumentFailure,
  ): NonNullable<Settlement['apply']>;
}

/** How resumes are processed: the text is stored along with the facts parsed from it. */
const resumeKind: DocumentKind = {
  start: ({ resumes }, { id, job }) => resumes.startReading(id, job),
  accept({ id, job }, { text, pages }) {
    const today = new Date();
    const parsed = parseResume(text, {
      pages,
      currentYear: today.getUTCFullYear(),
      currentMonth: today.getUTCMonth() + 1,
    });
    return { ok: true, apply: ({ resumes }) => resumes.complete(id, { parsed, text }, job) };
  },
  fail:
    ({ id, job }, reason, failure) =>
    ({ resumes }) =>
      resumes.fail(id, reason, failure, job),
};

/**
 * How job descriptions uploaded as PDFs are processed. Job descriptions entered as text skip this
 * step.
 */
const jobDescriptionKind: DocumentKind = {
  start: ({ jobDescriptions }, { id, job }) => jobDescriptions.startReading(id, job),
  accept({ id, job }, { text }) {
    if (text.trim().length < JD_TEXT_MIN_CHARS) return { ok: false, failure: 'too_short' };
    const parsed = parseJobDescription(text);
    return {
      ok: true,
      apply: ({ jobDescriptions }) => jobDescriptions.complete(id, { parsed, text }, job),
    };
  },
  fail:
    ({ id, job }, reason, failure) =>
    ({ jobDescriptions }) =>
      jobDescriptions.fail(id, reason, failure, job),
};

export const DOCUMENT_KINDS: Record<JobPayload<'read-document'>['document'], DocumentKind> = {
  resume: resumeKind,
  job_description: jobDescriptionKind,
};
