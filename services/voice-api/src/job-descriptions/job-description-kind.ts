import type { Database } from '@portal/db';
import { parseJobDescription } from '@portal/interviewing';
import { JD_TEXT_MIN_CHARS } from '@portal/protocol';
import type { DocumentKind } from '../processing/document-kind';

/** Job descriptions that came as a file; those given as text need no reading. */
export function jobDescriptionKind({ jobDescriptions }: Pick<Database, 'jobDescriptions'>): DocumentKind {
  return {
    name: 'job_description',
    claimNext: () => jobDescriptions.claimNext(),
    bytes: (id) => jobDescriptions.bytes(id),
    requeueInterrupted: () => jobDescriptions.requeueInterrupted(),
    fail: (id, reason, failure) => jobDescriptions.fail(id, reason, failure),
    async accept(id, { text }) {
      if (text.trim().length < JD_TEXT_MIN_CHARS) return { ok: false, failure: 'too_short' };
      await jobDescriptions.complete(id, { parsed: parseJobDescription(text), text });
      return { ok: true };
    },
  };
}
