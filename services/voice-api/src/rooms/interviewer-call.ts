/** A request for an interviewer to join a room (a LiveKit dispatch). */
export interface InterviewerCall {
  calledAtMs: number;
  /** Whether a worker has accepted the call. */
  taken: boolean;
  /** Identity of the interviewer, once a worker has accepted the call. */
  interviewer: string | null;
}

/**
 * How long to wait for a worker to accept a call before treating the call as lost (ms). LiveKit
 * offers each call only once.
 */
export const UNTAKEN_GRACE_MS = 4_000;
/**
 * If a worker that has accepted a call is not in the room this long after the call was made, the
 * worker is presumed dead (ms).
 */
export const ARRIVAL_GRACE_MS = 20_000;

export interface RoomSight {
  /** Whether an interviewer is in the room. */
  present: boolean;
  calls: readonly InterviewerCall[];
  /**
   * Identity of the interviewer that the candidate has reported as missing, if any. The call
   * accepted by this interviewer is treated as failed, no matter how recent it is.
   */
  missing: string | null;
  nowMs: number;
}

/**
 * Decides whether a room already has an interviewer, must wait for one that is on the way, or must
 * call a new one.
 */
export function interviewerStep({
  present,
  calls,
  missing,
  nowMs,
}: RoomSight): 'present' | 'wait' | 'call' {
  if (present) return 'present';
  const onTheWay = calls.some(
    (call) =>
      (call.interviewer === null || call.interviewer !== missing) &&
      nowMs - call.calledAtMs < (call.taken ? ARRIVAL_GRACE_MS : UNTAKEN_GRACE_MS),
  );
  return onTheWay ? 'wait' : 'call';
}
