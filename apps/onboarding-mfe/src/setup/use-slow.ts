import { useEffect, useState } from 'react';

/** How long to wait before showing that an action is still running (ms). */
export const SLOW_AFTER_MS = 300;

/** Returns true once `working` has been true for longer than `SLOW_AFTER_MS`. */
export function useSlow(working: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!working) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [working]);
  return slow;
}
