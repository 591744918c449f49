import { INTERVIEWER_IDENTITY_PREFIX } from '@portal/protocol';

/** Milliseconds since 1970 in base 36 have this many digits until 2059: identities of one interview sort by their age. */
const STAMP_LENGTH = 8;

/** Identity of the interviewer that takes an interview at this moment; each has its own, so that one who went is never taken for one who came. */
export function newInterviewerIdentity(interviewId: string, nowMs: number): string {
  return `${INTERVIEWER_IDENTITY_PREFIX}-${interviewId}-${nowMs.toString(36).padStart(STAMP_LENGTH, '0')}`;
}

/** Whether `other` was called to the same room later than `own`: of two interviewers the later one stays. */
export function isLaterInterviewer(other: string, own: string): boolean {
  return other.startsWith(INTERVIEWER_IDENTITY_PREFIX) && other > own;
}
