import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { RoomSession } from '../../room/room-session';

export interface ComposerControl {
  open: boolean;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Opens the field and moves the focus there. */
  type(): void;
  /** Closes the field while it is empty. Otherwise, as while it is closed, does what `type` does. */
  toggle(): void;
}

/**
 * Manages the field for typed answers, which opens on demand, for a draft, and when the candidate
 * can only type. It then stays open: who once could only type may be typing when speech works again.
 */
export function useComposer(
  session: Pick<RoomSession, 'draft'>,
  canSpeak: boolean,
): ComposerControl {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState(session.draft.trim() !== '');
  if (!canSpeak && !open) setOpen(true);
  const type = () => {
    // The field must be there before it can take the focus.
    flushSync(() => setOpen(true));
    fieldRef.current?.focus();
  };
  const toggle = () => (open && session.draft.trim() === '' ? setOpen(false) : type());
  return { open, fieldRef, type, toggle };
}
