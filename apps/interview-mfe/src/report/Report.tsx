import '@portal/ui/voice-fonts.css';
import { getClients } from '@portal/auth-store';
import { systemClock } from '@portal/clock';
import { useT } from '@portal/i18n';
import type { ReportProps, ReportSource } from '@portal/mfe-contract';
import { Button } from '@portal/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { ReportLoader } from './report-loader';
import { ReportContent } from './ReportContent';
import styles from './Report.module.css';
import { ReportStatus } from './ReportStatus';

export type ReportViewProps = ReportProps & {
  createLoader: (source: ReportSource) => ReportLoader;
};

function createReportLoader(source: ReportSource): ReportLoader {
  const { main } = getClients();
  const access = source.kind === 'ticket' ? { ticket: source.ticket } : {};
  const id = source.interviewId;
  return new ReportLoader(
    {
      assessment: (revision) =>
        main.getAssessment(id, { ...access, ...(revision !== undefined && { revision }) }),
      messages: () => main.listMessages(id, access),
      interview: () => main.getInterview(id, access),
      scored: source.kind === 'ticket' ? null : () => main.listInterviews({ status: 'analyzed' }),
      analyze: source.kind === 'ticket' ? null : (options) => main.analyzeInterview(id, options),
      correct:
        source.kind === 'ticket'
          ? null
          : (messageId, corrections) =>
              main.correctMessage(id, messageId, { corrections: [...corrections] }),
    },
    systemClock,
  );
}

/**
 * The report on one interview: the assessment, how the answers were delivered, and the transcript.
 */
export function ReportView({ source, onClose, onOutdated, createLoader }: ReportViewProps) {
  const t = useT('report');
  const { kind, interviewId } = source;
  const ticket = source.kind === 'ticket' ? source.ticket : null;
  const page = useRef<HTMLDivElement>(null);
  const loader = useMemo(
    () =>
      createLoader(
        ticket === null
          ? { kind: 'session', interviewId }
          : { kind: 'ticket', interviewId, ticket },
      ),
    [createLoader, interviewId, ticket],
  );
  useEffect(() => {
    void loader.load();
    return () => loader.stop();
  }, [loader]);
  const { report } = useStore(loader.store);
  const retry = () => {
    // The retry button disappears when it is pressed, so move focus to the page.
    page.current?.focus({ preventScroll: true });
    void loader.retry();
  };
  const scoreAgain = () => {
    page.current?.focus({ preventScroll: true });
    page.current?.scrollIntoView({ block: 'start' });
    void loader.scoreAgain();
  };
  const back = (
    <Button
      variant="quiet"
      icon={<ArrowLeft className={styles.arrow} size={18} aria-hidden="true" />}
      onClick={onClose}
    >
      {t(kind === 'ticket' ? 'backToLogin' : 'back')}
    </Button>
  );
  return (
    <div ref={page} className={styles.page} tabIndex={-1}>
      {report.name === 'ready' ? (
        <ReportContent
          {...report}
          back={back}
          onOutdated={onOutdated}
          correct={
            kind === 'ticket'
              ? null
              : (messageId, corrections) => loader.correct(messageId, corrections)
          }
          readScored={() => loader.scored()}
          onScoreAgain={scoreAgain}
          onShowRevision={(revision) => loader.showRevision(revision)}
          onPractise={kind === 'ticket' ? null : onClose}
        />
      ) : (
        <>
          <div className={styles.bar}>{back}</div>
          <ReportStatus state={report} source={kind} onRetry={retry} onClose={onClose} />
        </>
      )}
    </div>
  );
}

export function Report(props: ReportProps) {
  return <ReportView {...props} createLoader={createReportLoader} />;
}
