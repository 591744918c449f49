import { errorText, useT } from '@portal/i18n';
import type { Assessment, InterviewMessage, InterviewSummary } from '@portal/protocol';
import { Button, Notice } from '@portal/ui';
import Printer from 'lucide-react/icons/printer';
import { useMemo, useRef, type ReactNode } from 'react';
import type { SaveCorrections } from '../transcript/correct/use-corrections';
import { Advice } from './Advice';
import { Verdict, NextSteps } from './Coach';
import { coachingOf } from './coaching';
import { Competencies } from './Competencies';
import { DeliverySection } from './delivery/DeliverySection';
import { EvidenceReturn, useEvidence } from './EvidenceReturn';
import { Overall } from './Overall';
import { PrintHead, PrintScores, usePrint } from './Print';
import { Questions } from './Questions';
import { QuotedMessages } from './quoted-messages';
import styles from './Report.module.css';
import { Revisions } from './Revisions';
import { isOutdated, ScoreAgain } from './ScoreAgain';
import { SectionNav, sectionsOf } from './SectionNav';
import { ShareButton } from './share/ShareButton';
import { TranscriptSection } from './TranscriptSection';
import { useReportTitle } from './use-report-title';

const NONE: readonly InterviewMessage[] = [];

export interface ReportContentProps {
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
  /** Returns the candidate's interviews with a score, as far as they can be read. */
  readScored: () => Promise<InterviewSummary[]>;
  onScoreAgain: () => void;
  /** Shows another revision. Rejects if it can't be loaded. */
  onShowRevision: (revision: number) => Promise<void>;
  /** Leads to the setup of another interview; null for readers who aren't signed in. */
  onPractise: (() => void) | null;
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
  readScored,
  onScoreAgain,
  onShowRevision,
  onPractise,
}: ReportContentProps) {
  const t = useT('report');
  const content = useRef<HTMLDivElement>(null);
  const { job, day } = useReportTitle(assessment, interview);
  usePrint([job, t('title'), day].filter(Boolean).join(' - '));
  const evidence = useEvidence(messages);
  const coaching = useMemo(() => coachingOf(assessment), [assessment]);
  const quotes = { language: assessment.language, onShowMessage: evidence.show };
  return (
    <>
      <div className={styles.bar}>
        {back}
        <div className={styles.barActions}>
          <ShareButton
            assessment={assessment}
            interview={interview}
            strength={coaching.strength}
            readScored={readScored}
          />
          <Button
            className={styles.print}
            icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </div>
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
            <Verdict
              assessment={assessment}
              interview={interview}
              coaching={coaching}
              {...quotes}
            />
            <NextSteps steps={coaching.steps} onPractise={onPractise} {...quotes} />
            <PrintScores assessment={assessment} />
            <div data-not-printed>
              <Overall assessment={assessment} interview={interview} />
              <Advice advice={assessment.advice} {...quotes} />
              <Competencies scores={assessment.competencies} {...quotes} />
              <Questions questions={assessment.questions} {...quotes} />
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
        </div>
      </QuotedMessages>
    </>
  );
}
