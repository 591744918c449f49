/** A request for an interviewer to join a room (a LiveKit dispatch). */
export interface InterviewerCall {
  calledAtMs: number;
  /** Whether a worker has accepted the call. */
  taken: boolean;
  /** Identity of the interviewer, once a worker has accepted the call. */
  interviewer: string | null;
}

/**
 * Time after which a call that no worker has accepted counts as lost (ms). LiveKit offers a call
 * only once.
 */
export const UNTAKEN_GRACE_MS = 4_000;
/**
 * Time after which a worker that has accepted a call but is not in the room is presumed dead (ms).
 */
export const ARRIVAL_GRACE_MS = 20_000;

export interface RoomSight {
  /** Whether an interviewer is in the room. */
  present: boolean;
  calls: readonly InterviewerCall[];
  /**
   * Identity of an interviewer whom the candidate reports as lost. The call that this interviewer
   * accepted counts as failed, however recent it is.
   */
  missing: string | null;
  nowMs: number;
}

/** Decides whether a room has its interviewer, must wait for one on the way, or must call one. */
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
