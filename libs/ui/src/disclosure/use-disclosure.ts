import { useCallback, useEffect, useId, useRef, useState, type FocusEvent } from 'react';

/**
 * A button that opens a panel of further actions. A click or focus elsewhere closes it; so does
 * Escape, which returns focus to the button. Spread `root` on their common parent, `trigger` on the
 * button and `panel` on the panel.
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
      // Keep Escape from closing what is around the panel.
      event.preventDefault();
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', handlePointer);
    // In the capture phase, before any handler on the page.
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
