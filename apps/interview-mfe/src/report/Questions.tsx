import { useT } from '@portal/i18n';
import type { Language, QuestionFeedback, ReportItem } from '@portal/protocol';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePlus from 'lucide-react/icons/circle-plus';
import type { ReactNode } from 'react';
import { textDirection } from '../transcript/direction';
import { Quote } from './Quote';
import { MisheardInQuote, QuotedWords } from './quoted-messages';
import { useReportText } from './report-text';
import styles from './Report.module.css';
import { Section } from './Section';

interface QuestionsProps {
  questions: readonly QuestionFeedback[];
  language: Language;
  onShowMessage: (messageId: string) => void;
}

const isMistake = ({ key }: ReportItem) => key === 'missingMistake' || key === 'missingWrong';

function Points({
  icon,
  title,
  points,
  language,
}: {
  icon: ReactNode;
  title: string;
  points: readonly ReportItem[];
  language: Language;
}) {
  const say = useReportText();
  if (points.length === 0) return null;
  return (
    <div>
      <h4 className={styles.pointsTitle}>
        {icon}
        {title}
      </h4>
      <ul className={styles.points}>
        {points.map((point, index) => (
          <li key={index}>
            {say(point)}
            {point.evidence && (
              <blockquote
                className={styles.proof}
                lang={language}
                dir={textDirection(point.evidence.quote, language)}
              >
                <QuotedWords evidence={point.evidence} />
              </blockquote>
            )}
            {point.evidence && <MisheardInQuote evidence={point.evidence} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Question({
  feedback,
  language,
  open,
  onShowMessage,
}: Omit<QuestionsProps, 'questions'> & { feedback: QuestionFeedback; open: boolean }) {
  const t = useT('report');
  const say = useReportText();
  const { index, question, score, summary, good, missing, outline, evidence } = feedback;
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true };
  return (
    <details className={styles.question} open={open}>
      <summary className={styles.questionTop}>
        <span className={styles.questionNumber}>{index + 1}</span>
        <h3 className={styles.questionText} lang={language} dir={textDirection(question, language)}>
          {question}
        </h3>
        <span className={score === null ? styles.quiet : styles.number}>
          {score === null ? t('abstained') : Math.round(score)}
        </span>
        <ChevronDown className={styles.chevron} {...icon} />
      </summary>
      <div className={styles.questionBody}>
        <p className={styles.quiet}>{say(summary)}</p>
        {good.length + missing.length > 0 && (
          <div className={styles.pair}>
            <Points
              icon={<CircleCheck {...icon} />}
              title={t('good')}
              points={good}
              language={language}
            />
            <Points
              icon={<CirclePlus {...icon} />}
              title={t(missing.some(isMistake) ? 'missingOrWrong' : 'missing')}
              points={missing}
              language={language}
            />
          </div>
        )}
        {evidence[0] && (
          <Quote
            evidence={evidence[0]}
            language={language}
            onShow={() => onShowMessage(evidence[0]!.messageId)}
          />
        )}
        {outline.length > 0 && (
          <div className={styles.outline}>
            <h4>{t('outline')}</h4>
            <ol lang={language}>
              {outline.map((point, at) => (
                <li key={at} dir={textDirection(point, language)}>
                  {point}
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </details>
  );
}

export function Questions({ questions, language, onShowMessage }: QuestionsProps) {
  const t = useT('report');
  return (
    <Section name="questions" note={t('questionsNote')}>
      <div className={styles.questions}>
        {questions.map((feedback, at) => (
          <Question
            key={feedback.index}
            feedback={feedback}
            language={language}
            open={at === 0}
            onShowMessage={onShowMessage}
          />
        ))}
      </div>
    </Section>
  );
}
