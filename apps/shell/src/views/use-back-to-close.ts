import { useEffect, useEffectEvent, useRef } from 'react';

/** Marks the entry of the history that `useBackToClose` adds. */
const MARK = 'back-closes';
const isMarked = (): boolean => history.state === MARK;

/**
 * Lets the browser's Back close what is open instead of leaving the page. The address stays the same
 * (§2.1): only an entry of the history is added, once. If it is closed in another way, the entry
 * stays for the next time; until then Back passes over it.
 */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const wasMarked = useRef(isMarked());
  const handlePop = useEffectEvent(() => {
    const fromMarked = wasMarked.current;
    wasMarked.current = isMarked();
    if (wasMarked.current) return;
    if (isOpen) close();
    else if (fromMarked) history.back();
  });
  useEffect(() => {
    const listener = () => handlePop();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const add = () => {
      if (!isMarked()) history.pushState(MARK, '');
      wasMarked.current = true;
    };
    // What opened by itself has no entry yet: browsers pass over those that a page adds before
    // anybody has touched it.
    if (navigator.userActivation?.hasBeenActive !== false) return add();
    const touched = new AbortController();
    const options = { once: true, capture: true, signal: touched.signal };
    window.addEventListener('pointerup', add, options);
    window.addEventListener('keydown', add, options);
    return () => touched.abort();
  }, [isOpen]);
}
