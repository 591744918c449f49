/** A dispatch of an interviewer to a room, as LiveKit reports it. */
export interface InterviewerCall {
  /** Milliseconds since 1970. */
  calledAtMs: number;
  /** Whether a worker has taken it. */
  taken: boolean;
  /** Identity of the interviewer, once a worker has taken the call. */
  interviewer: string | null;
}

/** A call that no worker has taken after this time is lost: LiveKit offers it only once. */
export const UNTAKEN_GRACE_MS = 4_000;
/** A worker that has taken a call is in the room after this time, or has died. */
export const ARRIVAL_GRACE_MS = 20_000;

export interface RoomSight {
  /** Whether an interviewer is in the room. */
  present: boolean;
  calls: readonly InterviewerCall[];
  /**
   * Identity of an interviewer that the candidate has lost: its call counts as failed, however
   * recent it is.
   */
  missing: string | null;
  nowMs: number;
}

/**
 * Decides what a room needs: its interviewer is present, may still arrive, or must be called again.
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
