import type { InterviewMessage } from '@portal/protocol';
import { useRef, useState } from 'react';
import { sectionId } from '../SectionNav';

/** `time` changes when the same message is asked for again. */
export interface ShownMessage {
  messageId: string;
  time: number;
}

function goTo(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}

/** The way from a quote to its place in the transcript, and back to the quote. */
export function useEvidence(messages: readonly Pick<InterviewMessage, 'id'>[] | null) {
  const [shown, setShown] = useState<ShownMessage | null>(null);
  const origin = useRef<Element | null>(null);
  return {
    shown,
    show: (messageId: string) => {
      origin.current = document.activeElement;
      if (messages?.some(({ id }) => id === messageId))
        return setShown({ messageId, time: Date.now() });
      // The transcript could not be loaded: its section says so.
      setShown(null);
      goTo(document.getElementById(sectionId('transcript')), 'start');
    },
    goBack: () => {
      setShown(null);
      if (origin.current instanceof HTMLElement) goTo(origin.current, 'center');
    },
  };
}
