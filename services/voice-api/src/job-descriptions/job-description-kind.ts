import { parseJobDescription } from '@portal/interviewing';
import { JD_TEXT_MIN_CHARS } from '@portal/protocol';
import type { DocumentKind } from '../processing/document-kind';

/** Uploaded job descriptions. Those given as text need no reading. */
export const jobDescriptionKind: DocumentKind = {
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
