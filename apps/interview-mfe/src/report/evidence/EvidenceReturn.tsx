import { useT } from '@portal/i18n';
import { Button } from '@portal/ui';
import { CornerLeftUp } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './EvidenceReturn.module.css';

interface EvidenceReturnProps {
  /** A quote has led here. */
  shown: boolean;
  onReturn: () => void;
  children: ReactNode;
}

/** Around the transcript: after a quote has led into it, the way back, by button or by Escape. */
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
