import { INTERVIEWER_IDENTITY_PREFIX } from '@portal/protocol';

/**
 * Number of base-36 digits in a millisecond timestamp until the year 2059. Because the length is
 * fixed, the identities of the interviewers in a room sort by age.
 */
const STAMP_LENGTH = 8;

/**
 * Returns a new identity for an interviewer that is about to join an interview. The identity
 * contains the time, so that no two interviewers in the same interview share an identity.
 */
export function newInterviewerIdentity(interviewId: string, nowMs: number): string {
  return `${INTERVIEWER_IDENTITY_PREFIX}-${interviewId}-${nowMs.toString(36).padStart(STAMP_LENGTH, '0')}`;
}

/**
 * Whether `other` was dispatched to the room later than `own`. If a room has two interviewers, the
 * later one stays.
 */
export function isLaterInterviewer(other: string, own: string): boolean {
  return other.startsWith(INTERVIEWER_IDENTITY_PREFIX) && other > own;
}
