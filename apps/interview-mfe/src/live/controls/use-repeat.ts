import { useEffect, useState } from 'react';
import type { InterviewerState } from '../../room/room-snapshot';

/** A request for a repeat that is not taken up in this time was perhaps not heard: it can be made again (ms). */
const REPEAT_WAIT_MS = 5_000;

export interface Repeat {
  asked: boolean;
  ask(): void;
}

/** A request that is shown as on its way until the interviewer speaks. */
export function useRepeat(interviewer: InterviewerState, send: () => void): Repeat {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    if (interviewer === 'speaking') return setAsked(false);
    const timer = setTimeout(() => setAsked(false), REPEAT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [asked, interviewer]);
  const ask = () => {
    // While the interviewer speaks it begins anew, which shows by itself.
    if (interviewer !== 'speaking') setAsked(true);
    send();
  };
  return { asked, ask };
}
