import { useEffect, type RefObject } from 'react';

/**
 * Scrolls a failure into view when it appears in the dialog, below what is in view. It is announced
 * by its role `alert`.
 */
export function useFailuresInView(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (dialog.current === null) return;
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      added
        .map(alertIn)
        .find((alert) => alert !== null)
        ?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(dialog.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [dialog]);
}

const ALERT = '[role="alert"]';

function alertIn(node: Node): Element | null {
  if (!(node instanceof Element)) return null;
  return node.matches(ALERT) ? node : node.querySelector(ALERT);
}
