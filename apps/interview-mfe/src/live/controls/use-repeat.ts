import { useEffect, useState } from 'react';
import type { InterviewerState } from '../../room/room-snapshot';

/** The request can be made again if the interviewer has not reacted by then (ms). */
const REPEAT_WAIT_MS = 5_000;

export interface Repeat {
  asked: boolean;
  ask(): void;
}

/** A repeat request, shown as pending until the interviewer speaks. */
export function useRepeat(interviewer: InterviewerState, send: () => void): Repeat {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    if (interviewer === 'speaking') return setAsked(false);
    const timer = setTimeout(() => setAsked(false), REPEAT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [asked, interviewer]);
  const ask = () => {
    // A speaking interviewer starts over, which is visible enough.
    if (interviewer !== 'speaking') setAsked(true);
    send();
  };
  return { asked, ask };
}
