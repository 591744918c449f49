import { useT } from '@portal/i18n';
import type { QuestionFeedback, ReportText } from '@portal/protocol';
import { ChevronDown, CircleCheck, CirclePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Quote } from './Quote';
import { useReportText } from './report-text';
import styles from './Report.module.css';
import { Section } from './Section';

interface QuestionsProps {
  questions: readonly QuestionFeedback[];
  onShowMessage: (messageId: string) => void;
}

function Points({ icon, title, points }: { icon: ReactNode; title: string; points: readonly ReportText[] }) {
  const say = useReportText();
  if (points.length === 0) return null;
  return (
    <div>
      <h4 className={styles.pointsTitle}>{icon}{title}</h4>
      <ul className={styles.points}>{points.map((point, index) => <li key={index}>{say(point)}</li>)}</ul>
    </div>
  );
}

function Question({ feedback, open, onShowMessage }: { feedback: QuestionFeedback; open: boolean; onShowMessage: (messageId: string) => void }) {
  const t = useT('report');
  const say = useReportText();
  const { index, question, score, summary, good, missing, outline, evidence } = feedback;
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true };
  return (
    <details className={styles.question} open={open}>
      <summary className={styles.questionTop}>
        <span className={styles.questionNumber}>{index + 1}</span>
        <h3 className={styles.questionText} dir="auto">{question}</h3>
        <span className={score === null ? styles.quiet : styles.number}>{score === null ? t('abstained') : Math.round(score)}</span>
        <ChevronDown className={styles.chevron} {...icon} />
      </summary>
      <div className={styles.questionBody}>
        <p className={styles.quiet}>{say(summary)}</p>
        <div className={styles.pair}>
          <Points icon={<CircleCheck {...icon} />} title={t('good')} points={good} />
          <Points icon={<CirclePlus {...icon} />} title={t('missing')} points={missing} />
        </div>
        {evidence[0] && <Quote evidence={evidence[0]} onShow={() => onShowMessage(evidence[0]!.messageId)} />}
        {outline.length > 0 && (
          <div className={styles.outline}>
            <h4>{t('outline')}</h4>
            <ol>{outline.map((point, at) => <li key={at} dir="auto">{point}</li>)}</ol>
          </div>
        )}
      </div>
    </details>
  );
}

export function Questions({ questions, onShowMessage }: QuestionsProps) {
  const t = useT('report');
  return (
    <Section name="questions" note={t('questionsNote')}>
      <div className={styles.questions}>
        {questions.map((feedback, at) => <Question key={feedback.index} feedback={feedback} open={at === 0} onShowMessage={onShowMessage} />)}
      </div>
    </Section>
  );
}
