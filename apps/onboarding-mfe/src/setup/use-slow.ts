import { useEffect, useState } from 'react';

/** What takes no longer than this is shown as it ends; what takes longer says that it is at work (ms). */
export const SLOW_AFTER_MS = 300;

/** True while something has been at work for longer than `SLOW_AFTER_MS`. */
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
