import { useT } from '@portal/i18n';
import type { Assessment, InterviewSummary, Language } from '@portal/protocol';
import { Button } from '@portal/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import RotateCw from 'lucide-react/icons/rotate-cw';
import styles from './Coach.module.css';
import type { Coaching, CoachingStep, Strength } from './coaching';
import { Quote, QuotePlace } from './Quote';
import { useReportText } from './report-text';
import { Section } from './Section';
import { sectionId, SectionLink } from './SectionNav';
import { useReportTitle } from './use-report-title';

interface QuotesProps {
  language: Language;
  onShowMessage: (messageId: string) => void;
}

/** Returns a function that says in one sentence what was strongest. */
function useStrengthText(): (strength: Strength) => string {
  const t = useT('report');
  return (strength) => {
    if ('questionIndex' in strength)
      return t(strength.strong ? 'coach.bestAnswer' : 'coach.bestAnswerSoFar', {
        number: strength.questionIndex + 1,
      });
    return t(strength.strong ? 'coach.strength' : 'coach.strengthSoFar', {
      what: t(`coach.strong.${strength.competency}`),
    });
  };
}

interface VerdictProps extends QuotesProps {
  assessment: Assessment;
  interview: InterviewSummary | null;
  coaching: Coaching;
}

/**
 * The top of the report: what was strongest, with its words, and what to change first, which is the
 * first of the steps. Only then comes a number, the score.
 */
export function Verdict({
  assessment,
  interview,
  coaching,
  language,
  onShowMessage,
}: VerdictProps) {
  const t = useT('report');
  const say = useReportText();
  const strengthText = useStrengthText();
  const { job, day } = useReportTitle(assessment, interview);
  const { strength, steps, mends } = coaching;
  const [first] = steps;
  const { score } = assessment.overall;
  return (
    <section
      id={sectionId('overview')}
      className={styles.verdict}
      aria-labelledby="report-title"
      tabIndex={-1}
    >
      <p className={styles.eyebrow}>{job === null ? day : `${t('title')} · ${day}`}</p>
      <h1 id="report-title" className={styles.title}>
        {job ?? t('title')}
      </h1>
      <div className={styles.row}>
        <div>
          <h2 className={styles.label}>
            <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('coach.worked')}
          </h2>
          <p className={styles.sentence}>
            {strength
              ? strengthText(strength)
              : t(score === null ? 'coach.nothingHeard' : 'coach.noStrengthYet')}
          </p>
        </div>
        {strength && (
          <Quote
            evidence={strength.evidence}
            language={language}
            onShow={() => onShowMessage(strength.evidence.messageId)}
          />
        )}
      </div>
      <div className={styles.row}>
        <div>
          <h2 className={styles.label}>
            {first && (
              <span className={styles.firstNumber} aria-hidden="true">
                1
              </span>
            )}
            {t(mends ? 'coach.changeFirst' : 'coach.tryNext')}
          </h2>
          <p className={styles.sentence}>{first ? say(first.title) : t('coach.noChange')}</p>
          {first && <p className={styles.detail}>{say(first.detail)}</p>}
        </div>
        {first?.origin && (
          <Origin origin={first.origin} language={language} onShowMessage={onShowMessage} />
        )}
      </div>
      {score !== null && (
        <p className={styles.score} data-not-printed>
          <SectionLink name="overall">
            {t('score', { score: Math.round(score) })}
            <ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />
          </SectionLink>
        </p>
      )}
    </section>
  );
}

function Origin({
  origin,
  language,
  onShowMessage,
}: QuotesProps & { origin: NonNullable<CoachingStep['origin']> }) {
  const t = useT('report');
  if (origin.kind === 'whole') return <p className={styles.origin}>{t('coach.fromWhole')}</p>;
  if (origin.kind === 'documents')
    return <p className={styles.origin}>{t('coach.fromDocuments')}</p>;
  const { evidence } = origin;
  const onShow = () => onShowMessage(evidence.messageId);
  return origin.kind === 'quote' ? (
    <Quote evidence={evidence} language={language} onShow={onShow} />
  ) : (
    <p className={styles.origin}>
      <QuotePlace evidence={evidence} onShow={onShow} />
    </p>
  );
}

interface NextStepsProps extends QuotesProps {
  /** All steps, of which the first is not shown again here. */
  steps: readonly CoachingStep[];
  /** Leads to the setup of another interview; null for readers who aren't signed in. */
  onPractise: (() => void) | null;
}

/** What to practise after the first step, each step with the moment that it comes from. */
export function NextSteps({ steps, language, onShowMessage, onPractise }: NextStepsProps) {
  const t = useT('report');
  const say = useReportText();
  const [first, ...further] = steps;
  if (first === undefined || (further.length === 0 && onPractise === null)) return null;
  return (
    <Section name="nextSteps" note={further.length > 0 ? t('nextStepsNote') : undefined}>
      <ol className={styles.steps} start={2}>
        {further.map(({ title, detail, origin }, index) => (
          <li key={index} className={styles.step}>
            <div className={styles.advice}>
              <h3 className={styles.stepTitle}>{say(title)}</h3>
              <p className={styles.detail}>{say(detail)}</p>
            </div>
            {origin && <Origin origin={origin} language={language} onShowMessage={onShowMessage} />}
          </li>
        ))}
      </ol>
      {onPractise !== null && (
        <div className={styles.practise} data-not-printed>
          <Button
            variant="primary"
            size="lg"
            icon={<RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onPractise}
          >
            {t('coach.practise')}
          </Button>
        </div>
      )}
    </Section>
  );
}
