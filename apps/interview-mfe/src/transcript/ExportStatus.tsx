import { useT } from '@portal/i18n';
import { Button, classNames, Spinner } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRef } from 'react';
import styles from './Transcript.module.css';
import type { ExportState } from './transcript-export';

const TEXTS = {
  copied: 'copied',
  'copy-refused': 'copyRefused',
  'preparing-pdf': 'preparingPdf',
  saved: 'saved',
  'pdf-failed': 'pdfFailed',
} as const satisfies Record<Exclude<ExportState, 'idle'>, string>;

function StateIcon({ state }: { state: Exclude<ExportState, 'idle'> }) {
  if (state === 'preparing-pdf') return <Spinner size={16} />;
  const Icon = state === 'copied' || state === 'saved' ? Check : TriangleAlert;
  return <Icon size={16} strokeWidth={1.75} aria-hidden="true" />;
}

interface ExportStatusProps {
  state: ExportState;
  className?: string | undefined;
  /** Called when the user retries a failed PDF download. */
  onRetryPdf(): void;
}

/**
 * Shows and announces the result of the last copy or download. If creating a PDF failed, offers a
 * retry.
 */
export function ExportStatus({ state, className, onRetryPdf }: ExportStatusProps) {
  const t = useT('interview');
  const line = useRef<HTMLDivElement>(null);
  const failed = state === 'copy-refused' || state === 'pdf-failed';
  const retry = () => {
    // The retry button disappears when it is clicked, so move the focus to the status line.
    line.current?.focus({ preventScroll: true });
    onRetryPdf();
  };
  return (
    <div
      ref={line}
      tabIndex={-1}
      className={
        state === 'idle'
          ? undefined
          : classNames(styles.status, failed && styles.statusFailed, className)
      }
    >
      {/* Always render the live region: screen readers announce changes inside it, but not its
          insertion. */}
      <div role="status">
        {state !== 'idle' && (
          <p className={styles.statusWords}>
            <StateIcon state={state} />
            <span>{t(`transcript.${TEXTS[state]}`)}</span>
          </p>
        )}
      </div>
      {state === 'pdf-failed' && (
        <Button variant="link" onClick={retry}>
          {t('common:tryAgain')}
        </Button>
      )}
    </div>
  );
}
