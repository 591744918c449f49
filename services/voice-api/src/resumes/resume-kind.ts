import { parseResume } from '@portal/interviewing';
import type { DocumentKind } from '../processing/document-kind';

/** Resumes: stores the text and the facts parsed from it. */
export const resumeKind: DocumentKind = {
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
