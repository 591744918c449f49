import { isApiError } from '@portal/api-clients';
import { errorText, useT } from '@portal/i18n';
import type { ReportSource } from '@portal/mfe-contract';
import { Button, Doorway, Spinner } from '@portal/ui';
import type { ReactNode } from 'react';
import type { ReportState } from './report-loader';
import styles from './Report.module.css';

interface MessageProps {
  title?: string;
  /** Whether to show the illustrated doorway lit, which indicates that work is in progress. */
  lit?: boolean;
  text: string;
  /** A button or a progress indicator. */
  children: ReactNode;
}

function Message({ title, lit = false, text, children }: MessageProps) {
  return (
    <div className={styles.status} role="status">
      <Doorway state={lit ? 'lit' : 'unlit'} size={96} />
      {title !== undefined && <h1 className={styles.statusTitle}>{title}</h1>}
      <p className={styles.statusText}>{text}</p>
      <div className={styles.statusActions}>{children}</div>
    </div>
  );
}

interface ReportStatusProps {
  state: Exclude<ReportState, { name: 'ready' }>;
  source: ReportSource['kind'];
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Shown instead of the report while it is loading, being prepared or unavailable. If it is
 * unavailable, the user can try again or go back.
 */
export function ReportStatus({ state, source, onRetry, onClose }: ReportStatusProps) {
  const t = useT('report');
  const main = { variant: 'primary', size: 'lg' } as const;
  const retry = (
    <Button {...main} onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
  const leave = (
    <Button {...main} onClick={onClose}>
      {t(source === 'ticket' ? 'backToLogin' : 'back')}
    </Button>
  );
  switch (state.name) {
    case 'loading':
      return (
        <Message lit text={t('loading')}>
          <Spinner />
        </Message>
      );
    case 'preparing':
      return (
        <Message
          lit
          title={t('preparingTitle')}
          text={t(state.long ? 'preparingLong' : 'preparingText')}
        >
          <Spinner size={24} />
        </Message>
      );
    case 'not-analysed':
      return (
        <Message title={t('notAnalysedTitle')} text={t('notAnalysedText')}>
          {leave}
          <Button size="lg" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </Message>
      );
    case 'analysis-failed':
      return state.mayAnalyze ? (
        <Message title={t('analysisFailedTitle')} text={t('analysisFailedText')}>
          <Button {...main} onClick={onRetry}>
            {t('analyseAgain')}
          </Button>
        </Message>
      ) : (
        <Message title={t('analysisFailedTitle')} text={t('analysisFailedTicket')}>
          {leave}
        </Message>
      );
    case 'ticket-ended':
      return (
        <Message title={t('ticketEndedTitle')} text={t('ticketEndedText')}>
          {leave}
        </Message>
      );
    case 'gone':
      return (
        <Message title={t('goneTitle')} text={t('goneText')}>
          {leave}
        </Message>
      );
    case 'failed': {
      const reason = errorText(state.error);
      const analysis = isApiError(state.error) && state.error.fallbackKey === 'analyze';
      const title = t(analysis ? 'common:apiErrors.analyze' : 'failedTitle');
      const known = t(analysis ? 'analysisFailedText' : 'failedText');
      return (
        <Message title={title} text={reason === title ? known : reason}>
          {retry}
        </Message>
      );
    }
  }
}
