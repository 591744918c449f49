import type { Database } from '@portal/db';
import { parseResume } from '@portal/interviewing';
import type { DocumentKind } from '../processing/document-kind';

/** Resumes: their text and what the rules understand of it are kept. */
export function resumeKind({ resumes }: Pick<Database, 'resumes'>): DocumentKind {
  return {
    name: 'resume',
    claimNext: () => resumes.claimNext(),
    bytes: (id) => resumes.bytes(id),
    requeueInterrupted: () => resumes.requeueInterrupted(),
    fail: (id, reason, failure) => resumes.fail(id, reason, failure),
    async accept(id, { text, pages }) {
      const today = new Date();
      const parsed = parseResume(text, { pages, currentYear: today.getUTCFullYear(), currentMonth: today.getUTCMonth() + 1 });
      await resumes.complete(id, { parsed, text });
      return { ok: true };
    },
  };
}
