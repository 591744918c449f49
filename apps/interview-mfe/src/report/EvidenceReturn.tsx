import { useT } from '@portal/i18n';
import type { InterviewMessage } from '@portal/protocol';
import { Button } from '@portal/ui';
import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './EvidenceReturn.module.css';
import { sectionId } from './SectionNav';

/**
 * The message that a quote links to. `time` changes when the same message is requested again, so
 * that the page scrolls to it again.
 */
export interface ShownMessage {
  messageId: string;
  time: number;
}

function goTo(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}

/** Provides functions that jump from a quote to its place in the transcript, and back. */
export function useEvidence(messages: readonly Pick<InterviewMessage, 'id'>[] | null) {
  const [shown, setShown] = useState<ShownMessage | null>(null);
  const origin = useRef<Element | null>(null);
  return {
    shown,
    show: (messageId: string) => {
      origin.current = document.activeElement;
      if (messages?.some(({ id }) => id === messageId))
        return setShown({ messageId, time: Date.now() });
      // The message is not on the page, for example because the transcript failed to load. Go to
      // the transcript section instead.
      setShown(null);
      goTo(document.getElementById(sectionId('transcript')), 'start');
    },
    goBack: () => {
      setShown(null);
      if (origin.current instanceof HTMLElement) goTo(origin.current, 'center');
    },
  };
}

interface EvidenceReturnProps {
  /** Whether the reader came to the transcript from a quote. */
  shown: boolean;
  onReturn: () => void;
  children: ReactNode;
}

/**
 * Wraps the transcript. Users who came to it from a quote can return to the quote with a button or
 * the Escape key.
 */
export function EvidenceReturn({ shown, onReturn, children }: EvidenceReturnProps) {
  const t = useT('report');
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    if (!shown || element === null) return;
    const handleKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement;
      if (event.key === 'Escape' && !event.defaultPrevented && !typing) onReturn();
    };
    element.addEventListener('keydown', handleKey);
    return () => element.removeEventListener('keydown', handleKey);
  }, [shown, onReturn]);
  return (
    <div ref={area} className={styles.area}>
      {children}
      {shown && (
        <div className={styles.return}>
          <Button
            className={styles.button}
            icon={
              <CornerLeftUp
                className={styles.icon}
                size={18}
                strokeWidth={1.75}
                aria-hidden="true"
              />
            }
            aria-keyshortcuts="Escape"
            onClick={onReturn}
          >
            {t('backToFeedback')}
          </Button>
        </div>
      )}
    </div>
  );
}
