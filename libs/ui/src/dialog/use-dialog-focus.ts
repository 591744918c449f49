import { useEffect, useRef, type RefObject } from 'react';
import { isFloating, mayHoldFocus, nextInLoop } from './focus-loop';

/**
 * Moves focus into the dialog, keeps it in the loop of dialog and top bar, handles Escape, and
 * restores focus at the end.
 */
export function useDialogFocus(
  ref: RefObject<HTMLElement | null>,
  onEscape: (() => void) | null,
): void {
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const before = document.activeElement;
    const start = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog;
    if (!dialog.contains(document.activeElement)) start.focus({ preventScroll: true });

    const handleKey = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        !mayHoldFocus(
          dialog,
          document.activeElement === document.body ? dialog : document.activeElement,
        )
      )
        return;
      if (event.key === 'Escape') {
        // A list box over the dialog handles Escape first and prevents the default.
        escape.current?.();
      } else if (event.key === 'Tab' && !isFloating(document.activeElement)) {
        const next = nextInLoop(dialog, document.activeElement, event.shiftKey);
        if (next === null) return;
        event.preventDefault();
        next.focus();
      }
    };
    const handleFocus = (event: FocusEvent) => {
      if (!mayHoldFocus(dialog, event.target)) dialog.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('focusin', handleFocus);
    const unlock = lockScrolling(document.documentElement);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('focusin', handleFocus);
      unlock();
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [ref]);
}

/** Locks scrolling of the page without shifting it by the scrollbar's width. */
function lockScrolling(page: HTMLElement): () => void {
  const { overflow, paddingInlineEnd } = page.style;
  const scrollbar = window.innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  if (scrollbar > 0) page.style.paddingInlineEnd = `${scrollbar}px`;
  return () => {
    page.style.overflow = overflow;
    page.style.paddingInlineEnd = paddingInlineEnd;
  };
}
