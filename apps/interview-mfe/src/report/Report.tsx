import '@portal/ui/voice-fonts.css';
import { errorText, useT } from '@portal/i18n';
import type { ReportProps, ReportSource } from '@portal/mfe-contract';
import { Button, Doorway, Spinner } from '@portal/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createReportLoader } from './create-loader';
import type { ReportLoader, ReportState } from './report-loader';
import { ReportContent } from './ReportContent';
import styles from './Report.module.css';

export type ReportViewProps = ReportProps & { createLoader: (source: ReportSource) => ReportLoader };

function Standing({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.standing} role="status">
      <Doorway state={title === undefined ? 'lit' : 'unlit'} size={96} />
      {title !== undefined && <h1 className={styles.standingTitle}>{title}</h1>}
      <p className={styles.standingText}>{text}</p>
      {children}
    </div>
  );
}

/** Everything but the report itself: waiting for it, and what went wrong. */
function ReportStanding({ state, onRetry }: { state: Exclude<ReportState, { name: 'ready' }>; onRetry: () => void }) {
  const t = useT('report');
  const retry = <Button variant="primary" size="lg" onClick={onRetry}>{t('tryAgain')}</Button>;
  switch (state.name) {
    case 'loading': return <Standing text={t('loading')}><Spinner /></Standing>;
    case 'preparing': return <Standing title={t('preparingTitle')} text={t('preparingText')}><Spinner size={24} /></Standing>;
    case 'not-analysed': return <Standing title={t('notAnalysedTitle')} text={t('notAnalysedText')}>{retry}</Standing>;
    case 'analysis-failed': return <Standing title={t('analysisFailedTitle')} text={t('analysisFailedText')}>{retry}</Standing>;
    case 'failed': {
      const reason = errorText(state.error);
      return <Standing title={t('failedTitle')} text={reason === t('failedTitle') ? t('failedText') : reason}>{retry}</Standing>;
    }
  }
}

/** The feedback of one interview (assessment, delivery, transcript), for whoever may read it. */
export function ReportView({ source, onClose, createLoader }: ReportViewProps) {
  const t = useT('report');
  const { kind, interviewId } = source;
  const ticket = source.kind === 'ticket' ? source.ticket : null;
  const loader = useMemo(
    () => createLoader(ticket === null ? { kind: 'session', interviewId } : { kind: 'ticket', interviewId, ticket }),
    [createLoader, interviewId, ticket],
  );
  useEffect(() => {
    void loader.load();
    return () => loader.stop();
  }, [loader]);
  const { report } = useSyncExternalStore(loader.store.subscribe, loader.store.getSnapshot);
  const back = (
    <Button variant="quiet" icon={<ArrowLeft className={styles.arrow} size={18} aria-hidden="true" />} onClick={onClose}>
      {t(kind === 'ticket' ? 'backToLogin' : 'back')}
    </Button>
  );
  return (
    <div className={styles.page}>
      {report.name === 'ready' ? <ReportContent {...report} back={back} /> : <><div className={styles.bar}>{back}</div><ReportStanding state={report} onRetry={() => void loader.retry()} /></>}
    </div>
  );
}

export function Report(props: ReportProps) {
  return <ReportView {...props} createLoader={createReportLoader} />;
}
