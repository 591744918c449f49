import { useEffect, useState } from 'react';

/** Actions faster than this show no busy state (ms). */
export const SLOW_AFTER_MS = 300;

/** True once `working` has lasted longer than `SLOW_AFTER_MS`. */
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
