import { useEffect, useState } from 'react';

/** How long an action may take before the screen shows that it is busy (ms). */
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
