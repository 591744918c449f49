import { useEffect, useState } from 'react';
import type { RoomStateName } from '../../room/room-state';

/** How long to wait for the interviewer to react before the request can be made again (ms). */
const REPEAT_WAIT_MS = 5_000;

export interface Repeat {
  asked: boolean;
  ask(): void;
}

/**
 * Lets the candidate ask for the question again. A request is pending until the interviewer speaks,
 * the interview is over or the wait times out.
 */
export function useRepeat(state: RoomStateName, send: () => void): Repeat {
  const [asked, setAsked] = useState(false);
  const reacted = state === 'speaking' || state === 'finished';
  useEffect(() => {
    if (!asked) return;
    if (reacted) return setAsked(false);
    const timer = setTimeout(() => setAsked(false), REPEAT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [asked, reacted]);
  const ask = () => {
    // An interviewer who is already speaking just starts over, so no pending state is needed.
    if (state !== 'speaking') setAsked(true);
    send();
  };
  return { asked, ask };
}
