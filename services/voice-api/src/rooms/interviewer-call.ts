/** A call for an interviewer to a room, as the media server tells of it. */
export interface InterviewerCall {
  /** Milliseconds since 1970. */
  calledAtMs: number;
  /** A worker has taken it. */
  taken: boolean;
  /** Identity of the interviewer that came of it, as far as a worker has taken it. */
  interviewer: string | null;
}

/** A call that no worker has taken by now is lost: the media server offers it once and never again. */
export const UNTAKEN_GRACE_MS = 4_000;
/** A worker that has taken a call is in the room by now, or has died. */
export const ARRIVAL_GRACE_MS = 20_000;

export interface RoomSight {
  /** An interviewer is in the room. */
  present: boolean;
  calls: readonly InterviewerCall[];
  /** The interviewer that the candidate has lost: its call leads to nobody any more, however young it is. */
  missing: string | null;
  nowMs: number;
}

/** What to do for a room: its interviewer is there, may still come, or must be called anew. */
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
