import { INTERVIEWER_IDENTITY_PREFIX } from '@portal/protocol';

/**
 * Milliseconds since 1970 have this many base-36 digits until 2059, so that identities of an
 * interview sort by age.
 */
const STAMP_LENGTH = 8;

/**
 * A new identity for the interviewer that takes an interview now. Each one is different, so that a
 * successor is not mistaken for its predecessor.
 */
export function newInterviewerIdentity(interviewId: string, nowMs: number): string {
  return `${INTERVIEWER_IDENTITY_PREFIX}-${interviewId}-${nowMs.toString(36).padStart(STAMP_LENGTH, '0')}`;
}

/**
 * Whether `other` was dispatched to the room later than `own`; of two interviewers the later one
 * stays.
 */
export function isLaterInterviewer(other: string, own: string): boolean {
  return other.startsWith(INTERVIEWER_IDENTITY_PREFIX) && other > own;
}
