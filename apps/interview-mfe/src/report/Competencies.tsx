import { useT } from '@portal/i18n';
import type { CompetencyScore, Language } from '@portal/protocol';
import { Bar, classNames } from '@portal/ui';
import { Quote } from './Quote';
import { useReportText } from './report-text';
import styles from './Report.module.css';
import { Section } from './Section';

/** How many quotes to show per competency. The rest can be read in the transcript. */
const QUOTES = 2;

interface CompetenciesProps {
  scores: readonly CompetencyScore[];
  language: Language;
  onShowMessage: (messageId: string) => void;
}

export function Competencies({ scores, language, onShowMessage }: CompetenciesProps) {
  const t = useT('report');
  const say = useReportText();
  return (
    <Section name="competencies" note={t('competenciesNote')}>
      {scores.map(({ competency, score, reason, evidence }) => (
        <article
          key={competency}
          className={classNames(styles.competency, evidence.length === 0 && styles.withoutQuotes)}
        >
          <div>
            <h3 className={styles.competencyTitle}>
              <span>{t(`competency.${competency}`)}</span>{' '}
              <span className={score === null ? styles.quiet : styles.number}>
                {score === null ? t('abstained') : Math.round(score)}
              </span>
            </h3>
            {score !== null && <Bar value={score} max={100} />}
            <p className={styles.reason}>{say(reason)}</p>
          </div>
          {evidence.length > 0 && (
            <div className={styles.quotes}>
              {evidence.slice(0, QUOTES).map((item, index) => (
                <Quote
                  key={`${item.messageId}-${index}`}
                  evidence={item}
                  language={language}
                  onShow={() => onShowMessage(item.messageId)}
                />
              ))}
            </div>
          )}
        </article>
      ))}
    </Section>
  );
}
