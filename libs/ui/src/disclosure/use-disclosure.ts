import { useCallback, useEffect, useId, useRef, useState, type FocusEvent } from 'react';

/**
 * A button that opens a panel of further actions. A press or the focus elsewhere closes it; Escape does too and brings the focus
 * back to the button. Spread `root` on the element around both, `trigger` on the button, `panel` on what it opens.
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
      // It is used up: what stands around the panel is not meant.
      event.preventDefault();
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', handlePointer);
    // Before anything within the page sees it.
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
