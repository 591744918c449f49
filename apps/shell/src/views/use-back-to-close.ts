import { useEffect, useEffectEvent } from 'react';

const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'closable' in state;

/**
 * Lets the browser's Back close what is open instead of leaving the page. The address stays the same
 * (§2.1): only an entry of the history is added, which goes when it is closed in another way.
 */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const handleBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    // After a reload the entry is there already.
    if (!isMarked(history.state)) history.pushState({ closable: true }, '');
    const listener = () => {
      if (!isMarked(history.state)) handleBack();
    };
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
      if (isMarked(history.state)) history.back();
    };
  }, [isOpen]);
}
