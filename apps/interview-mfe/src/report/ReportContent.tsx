import { errorText, useT } from '@portal/i18n';
import type { Assessment, InterviewMessage, InterviewSummary } from '@portal/protocol';
import { Button, Notice } from '@portal/ui';
import Printer from 'lucide-react/icons/printer';
import { useRef, type ReactNode } from 'react';
import type { SaveCorrections } from '../transcript/correct/use-corrections';
import { Advice } from './Advice';
import { Competencies } from './Competencies';
import { DeliverySection } from './delivery/DeliverySection';
import { EvidenceReturn, useEvidence } from './EvidenceReturn';
import { Hero } from './Hero';
import { PrintHead, usePrint } from './Print';
import { Questions } from './Questions';
import { QuotedMessages } from './quoted-messages';
import styles from './Report.module.css';
import { useReportText } from './report-text';
import { Revisions } from './Revisions';
import { isOutdated, ScoreAgain } from './ScoreAgain';
import { Section } from './Section';
import { SectionNav, sectionsOf } from './SectionNav';
import { TranscriptSection } from './TranscriptSection';
import { useReportTitle } from './use-report-title';

function NextSteps({ steps }: { steps: Assessment['nextSteps'] }) {
  const t = useT('report');
  const say = useReportText();
  if (steps.length === 0) return null;
  return (
    <Section name="nextSteps" note={t('nextStepsNote')}>
      <ol className={styles.steps}>
        {steps.map(({ title, detail }, index) => (
          <li key={index} className={styles.step}>
            <h3 className={styles.stepTitle}>{say(title)}</h3>
            <p className={styles.quiet}>{say(detail)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const NONE: readonly InterviewMessage[] = [];

interface ReportContentProps {
  assessment: Assessment;
  /** The number of the newest revision. */
  newest: number;
  messages: InterviewMessage[] | null;
  interview: InterviewSummary | null;
  /** Why the interview's details are missing; null if they aren't. */
  interviewError: unknown;
  back: ReactNode;
  /** See `ReportProps.onOutdated`. */
  onOutdated?: (() => Promise<void>) | undefined;
  /** Saves corrections of a message; null for readers with a ticket, who can't. */
  correct: SaveCorrections | null;
  /** Why the interview could not be scored again; null if it wasn't tried. */
  notScoredAgain: { error: unknown } | 'analysis' | null;
  onScoreAgain: () => void;
  /** Shows another revision. Rejects if it can't be loaded. */
  onShowRevision: (revision: number) => Promise<void>;
}

export function ReportContent({
  assessment,
  newest,
  messages,
  interview,
  interviewError,
  back,
  onOutdated,
  correct,
  notScoredAgain,
  onScoreAgain,
  onShowRevision,
}: ReportContentProps) {
  const t = useT('report');
  const content = useRef<HTMLDivElement>(null);
  const { job, day } = useReportTitle(assessment, interview);
  usePrint(content, [job, t('title'), day].filter(Boolean).join(' - '));
  const evidence = useEvidence(messages);
  return (
    <>
      <div className={styles.bar}>
        {back}
        <Button
          icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
      <QuotedMessages value={messages ?? NONE}>
        <div className={styles.columns}>
          <SectionNav content={content} sections={sectionsOf(assessment)} />
          <div ref={content} className={styles.content}>
            <PrintHead date={day} />
            {interviewError !== null && (
              <div data-not-printed>
                <Notice tone="caution">{errorText(interviewError)}</Notice>
              </div>
            )}
            <Revisions revision={assessment.revision} newest={newest} onShow={onShowRevision} />
            <Hero assessment={assessment} interview={interview} />
            <NextSteps steps={assessment.nextSteps} />
            <Advice
              advice={assessment.advice}
              language={assessment.language}
              onShowMessage={evidence.show}
            />
            <Competencies
              scores={assessment.competencies}
              language={assessment.language}
              onShowMessage={evidence.show}
            />
            <Questions
              questions={assessment.questions}
              language={assessment.language}
              onShowMessage={evidence.show}
            />
            <DeliverySection delivery={assessment.delivery} />
            <EvidenceReturn shown={evidence.shown !== null} onReturn={evidence.goBack}>
              <TranscriptSection
                messages={messages}
                language={assessment.language}
                interview={interview}
                shown={evidence.shown}
                onOutdated={onOutdated}
                correct={correct}
              />
              {correct !== null &&
                assessment.revision === newest &&
                isOutdated(assessment, messages ?? NONE) && (
                  <ScoreAgain failed={notScoredAgain} onScoreAgain={onScoreAgain} />
                )}
            </EvidenceReturn>
          </div>
        </div>
      </QuotedMessages>
    </>
  );
}
