import { AI_IDENTITY_MARKERS } from '@portal/protocol';
import type { Speaker } from './room-transport';

/** §4: an identity that contains one of the markers is the interviewer's. Only ever asked about others than the candidate. */
export function isInterviewerIdentity(identity: string): boolean {
  const lower = identity.toLowerCase();
  return AI_IDENTITY_MARKERS.some((marker) => lower.includes(marker));
}

/**
 * Whether the interviewer is among those who are heard now. The candidate never counts: the own identity is an
 * e-mail address, and "gmail" contains "ai".
 */
export function isInterviewerSpeaking(speakers: readonly Speaker[]): boolean {
  return speakers.some(({ identity, local }) => !local && isInterviewerIdentity(identity));
}
