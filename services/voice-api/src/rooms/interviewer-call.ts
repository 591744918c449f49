/** A request for an interviewer to join a room (a LiveKit dispatch). */
export interface InterviewerCall {
  calledAtMs: number;
  /** Whether a worker has accepted it. */
  taken: boolean;
  /** Identity of the interviewer, once a worker has accepted the call. */
  interviewer: string | null;
}

/**
 * If no worker has accepted a call after this time (ms), it is lost, because LiveKit offers a call
 * only once.
 */
export const UNTAKEN_GRACE_MS = 4_000;
/** If a worker that has accepted a call is not in the room after this time (ms), it has died. */
export const ARRIVAL_GRACE_MS = 20_000;

export interface RoomSight {
  /** Whether an interviewer is in the room. */
  present: boolean;
  calls: readonly InterviewerCall[];
  /**
   * Identity of an interviewer whom the candidate reports as lost. Its call counts as failed,
   * however recent it is.
   */
  missing: string | null;
  nowMs: number;
}

/**
 * Decides what to do about a room's interviewer: nothing because it is present, wait for it, or
 * call one.
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
