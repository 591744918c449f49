import { useCallback, useEffect, useId, useRef, useState, type FocusEvent } from 'react';

/**
 * Manages a button that opens a panel of additional actions. Clicking outside, moving focus outside
 * or pressing Escape closes the panel; Escape also returns focus to the button. Spread `trigger`
 * onto the button, `panel` onto the panel, and `root` onto an element that contains both.
 */
export function useDisclosure<Root extends HTMLElement = HTMLDivElement>() {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!open) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target);
    const handlePointer = (event: PointerEvent) => {
      if (isOutside(event.target)) setOpen(false);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Prevent Escape from also closing a dialog around the panel.
      event.preventDefault();
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', handlePointer);
    // Listen in the capture phase, so that this runs before the page's other handlers.
    document.addEventListener('keydown', handleKey, true);
    return () => {
      document.removeEventListener('pointerdown', handlePointer);
      document.removeEventListener('keydown', handleKey, true);
    };
  }, [open]);
  return {
    open,
    close,
    triggerRef: trigger,
    root: {
      ref: root,
      onBlur: (event: FocusEvent<Root>) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          setOpen(false);
      },
    },
    trigger: {
      ref: trigger,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
    },
    panel: { id, hidden: !open },
  };
}
