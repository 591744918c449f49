import { useEffect, useState } from 'react';
import type { InterviewerState } from '../../room/room-snapshot';

/** How long to wait for the interviewer to react before the request can be made again (ms). */
const REPEAT_WAIT_MS = 5_000;

export interface Repeat {
  asked: boolean;
  ask(): void;
}

/**
 * Lets the candidate ask for the question again. A request is pending until the interviewer speaks
 * or the wait times out.
 */
export function useRepeat(interviewer: InterviewerState, send: () => void): Repeat {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    if (interviewer === 'speaking') return setAsked(false);
    const timer = setTimeout(() => setAsked(false), REPEAT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [asked, interviewer]);
  const ask = () => {
    // An interviewer who is already speaking just starts over, so no pending state is needed.
    if (interviewer !== 'speaking') setAsked(true);
    send();
  };
  return { asked, ask };
}
