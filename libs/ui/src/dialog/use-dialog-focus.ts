import { useEffect, useRef, type RefObject } from 'react';
import { isFloating, mayHoldFocus, nextInLoop } from './focus-loop';

/**
 * Moves focus into the dialog and, while the dialog is mounted, keeps focus in the dialog and the
 * top bar. Calls `onEscape` when the user presses Escape. When the dialog is removed, focus returns
 * to where it was.
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
        // Escape in a list box over the dialog isn't handled here: the list box calls
        // `preventDefault`.
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

/**
 * Prevents the page from scrolling until the returned function is called. Padding takes the place
 * of the scrollbar, so that the content doesn't shift.
 */
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
