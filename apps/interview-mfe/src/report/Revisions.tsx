import { errorText, useT } from '@portal/i18n';
import { Button, Notice } from '@portal/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Report.module.css';

interface RevisionsProps {
  /** The revision that is shown, from 1. */
  revision: number;
  newest: number;
  /** Shows another revision. Rejects if it can't be loaded. */
  onShow: (revision: number) => Promise<void>;
}

/** Leads to the earlier revisions of a report, and says when one of them is shown. */
export function Revisions({ revision, newest, onShow }: RevisionsProps) {
  const t = useT('report');
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | { error: unknown }>('idle');
  if (newest === 1) return null;
  const show = async (next: number) => {
    setState('loading');
    try {
      await onShow(next);
      // The button that was pressed is gone now, so the focus moves to what is around it.
      flushSync(() => setState('idle'));
      if (document.activeElement === document.body) place.current?.focus();
    } catch (error) {
      setState({ error });
    }
  };
  const buttons = (
    <div className={styles.revisionButtons} data-not-printed>
      {revision > 1 && (
        <Button busy={state === 'loading'} onClick={() => void show(revision - 1)}>
          {t('revisions.showPrevious')}
        </Button>
      )}
      {revision < newest && (
        <Button variant="primary" busy={state === 'loading'} onClick={() => void show(newest)}>
          {t('revisions.showNewest')}
        </Button>
      )}
    </div>
  );
  return (
    <div ref={place} className={styles.revisions} tabIndex={-1}>
      {revision < newest ? (
        <Notice tone="info" actions={buttons}>
          {t('revisions.earlier', { revision, newest })}
        </Notice>
      ) : (
        buttons
      )}
      {typeof state === 'object' && <Notice tone="error">{errorText(state.error)}</Notice>}
    </div>
  );
}
