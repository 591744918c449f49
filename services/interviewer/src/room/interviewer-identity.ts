import { INTERVIEWER_IDENTITY_PREFIX } from '@portal/protocol';

/**
 * Number of base-36 digits in a millisecond timestamp until the year 2059. The fixed length lets
 * the identities in an interview sort by age.
 */
const STAMP_LENGTH = 8;

/**
 * Returns a new identity for the interviewer that takes over an interview now. Each is different,
 * so a successor can't be mistaken for its predecessor.
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
