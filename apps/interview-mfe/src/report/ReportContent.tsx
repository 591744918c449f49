import { useFormatters, useT } from '@portal/i18n';
import type { Assessment, InterviewMessage, InterviewSummary } from '@portal/protocol';
import { Button } from '@portal/ui';
import { Download, Printer } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { downloadText, transcriptFileName } from '../live/transcript/transcript-file';
import { Competencies } from './Competencies';
import { DeliverySection } from './delivery/DeliverySection';
import { EvidenceReturn } from './evidence/EvidenceReturn';
import { useEvidence } from './evidence/use-evidence';
import { Hero } from './Hero';
import { NextSteps } from './NextSteps';
import { PrintHead } from './print/PrintHead';
import { usePrint } from './print/use-print';
import { Questions } from './Questions';
import styles from './Report.module.css';
import { SectionNav } from './SectionNav';
import { messageTimeMs, TranscriptSection } from './TranscriptSection';
import { useReportTitle } from './use-report-title';

interface ReportContentProps {
  assessment: Assessment;
  messages: InterviewMessage[] | null;
  interview: InterviewSummary | null;
  back: ReactNode;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function ReportContent({ assessment, messages, interview, back }: ReportContentProps) {
  const t = useT('report');
  const { duration } = useFormatters();
  const content = useRef<HTMLDivElement>(null);
  const { job, day } = useReportTitle(assessment, interview);
  usePrint(content, [job, t('title'), day].filter(Boolean).join(' - '));
  const evidence = useEvidence(messages);
  const download = () => {
    const spoken = (messages ?? []).filter(({ role }) => role !== 'system');
    const lines = spoken.map((message) => {
      const at = messageTimeMs(message);
      const speaker = t(message.role === 'user' ? 'you' : 'interviewer');
      return `${at === null ? '' : `[${duration(at)}] `}${speaker}: ${message.content}\n`;
    });
    downloadText(lines.join('\n'), transcriptFileName(new Date(assessment.createdAt)));
  };
  return (
    <>
      <div className={styles.bar}>
        {back}
        <div className={styles.barEnd}>
          {messages !== null && messages.length > 0 && <Button variant="quiet" icon={<Download {...ICON} />} onClick={download}>{t('downloadTranscript')}</Button>}
          <Button icon={<Printer {...ICON} />} onClick={() => window.print()}>{t('print')}</Button>
        </div>
      </div>
      <div className={styles.columns}>
        <SectionNav content={content} />
        <div ref={content} className={styles.content}>
          <PrintHead date={day} />
          <Hero assessment={assessment} interview={interview} />
          <NextSteps steps={assessment.nextSteps} />
          <Competencies scores={assessment.competencies} onShowMessage={evidence.show} />
          <Questions questions={assessment.questions} onShowMessage={evidence.show} />
          <DeliverySection delivery={assessment.delivery} />
          <EvidenceReturn shown={evidence.shown !== null} onReturn={evidence.goBack}>
            <TranscriptSection messages={messages} shown={evidence.shown} />
          </EvidenceReturn>
        </div>
      </div>
    </>
  );
}
