import { useFormatters, useT } from '@portal/i18n';
import type { Assessment, InterviewMessage, InterviewSummary } from '@portal/protocol';
import { Button } from '@portal/ui';
import { Download } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { downloadText, transcriptFileName } from '../live/transcript/transcript-file';
import { Competencies } from './Competencies';
import { DeliverySection } from './delivery/DeliverySection';
import { Hero } from './Hero';
import { NextSteps } from './NextSteps';
import { Questions } from './Questions';
import styles from './Report.module.css';
import { SectionNav } from './SectionNav';
import { messageTimeMs, TranscriptSection } from './TranscriptSection';

interface ReportContentProps {
  assessment: Assessment;
  messages: InterviewMessage[] | null;
  interview: InterviewSummary | null;
  back: ReactNode;
}

export function ReportContent({ assessment, messages, interview, back }: ReportContentProps) {
  const t = useT('report');
  const { duration } = useFormatters();
  const content = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ messageId: string; time: number } | null>(null);
  const showMessage = (messageId: string) => setShown({ messageId, time: Date.now() });
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
        {messages !== null && messages.length > 0 && <Button variant="quiet" icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={download}>{t('downloadTranscript')}</Button>}
      </div>
      <div className={styles.columns}>
        <SectionNav content={content} />
        <div ref={content} className={styles.content}>
          <Hero assessment={assessment} interview={interview} />
          <NextSteps steps={assessment.nextSteps} />
          <Competencies scores={assessment.competencies} onShowMessage={showMessage} />
          <Questions questions={assessment.questions} onShowMessage={showMessage} />
          <DeliverySection delivery={assessment.delivery} />
          <TranscriptSection messages={messages} shown={shown} />
        </div>
      </div>
    </>
  );
}
