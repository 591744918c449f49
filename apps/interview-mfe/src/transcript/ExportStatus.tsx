import { useT } from '@portal/i18n';
import { classNames, Spinner } from '@portal/ui';
import { Check, TriangleAlert } from 'lucide-react';
import styles from './Transcript.module.css';
import type { ExportState } from './transcript-export';

const TEXTS = { copied: 'copied', 'copy-refused': 'copyRefused', 'preparing-pdf': 'preparingPdf', saved: 'saved', 'pdf-failed': 'pdfFailed' } as const satisfies Record<Exclude<ExportState, 'idle'>, string>;

function StateIcon({ state }: { state: Exclude<ExportState, 'idle'> }) {
  if (state === 'preparing-pdf') return <Spinner size={16} />;
  const Icon = state === 'copied' || state === 'saved' ? Check : TriangleAlert;
  return <Icon size={16} strokeWidth={1.75} aria-hidden="true" />;
}

/** How the last copy or download went, shown and announced. */
export function ExportStatus({ state, className }: { state: ExportState; className?: string | undefined }) {
  const t = useT('interview');
  const failed = state === 'copy-refused' || state === 'pdf-failed';
  // The region is always there: what comes into one is announced, one that comes is not.
  return (
    <div role="status">
      {state !== 'idle' && <p className={classNames(styles.status, failed && styles.statusFailed, className)}><StateIcon state={state} /><span>{t(`transcript.${TEXTS[state]}`)}</span></p>}
    </div>
  );
}
