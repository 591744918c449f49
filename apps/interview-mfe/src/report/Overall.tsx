import { useT } from '@portal/i18n';
import type { Assessment, InterviewSummary } from '@portal/protocol';
import { Chip, Gauge } from '@portal/ui';
import { Details } from './Details';
import { ReadBy } from './ReadBy';
import { useReportText } from './report-text';
import styles from './Report.module.css';
import { Section } from './Section';

interface OverallProps {
  assessment: Assessment;
  interview: InterviewSummary | null;
}

function minutesOf({ startedAt, completedAt }: InterviewSummary): number | null {
  return startedAt !== null && completedAt !== null
    ? Math.max(1, Math.round((Date.parse(completedAt) - Date.parse(startedAt)) / 60_000))
    : null;
}

function Facts({ assessment, interview }: OverallProps) {
  const t = useT('report');
  const minutes = interview && minutesOf(interview);
  const { corrected } = assessment;
  const { kind } = assessment.engine;
  const facts = [
    minutes === null ? null : t('minutes', { count: minutes }),
    interview?.interviewType
      ? t('kind', {
          type: t(`types.${interview.interviewType}`),
          difficulty: t(`difficulties.${interview.difficulty}`),
        })
      : null,
    assessment.readBy && kind !== 'built-in' ? t(`engineRead.${kind}`) : t(`engine.${kind}`),
    corrected?.words ? t('corrected', { count: corrected.words }) : null,
    corrected?.additions ? t('additions', { count: corrected.additions }) : null,
    assessment.revision > 1 ? t('revision', { revision: assessment.revision }) : null,
  ];
  return (
    <ul className={styles.facts}>
      {facts
        .filter((fact) => fact !== null)
        .map((fact) => (
          <li key={fact}>
            <Chip>{fact}</Chip>
          </li>
        ))}
    </ul>
  );
}

/** Shows the overall score and summary, details of the interview, and the engine that scored it. */
export function Overall({ assessment, interview }: OverallProps) {
  const t = useT('report');
  const say = useReportText();
  const { score, summary } = assessment.overall;
  return (
    <Section name="overall">
      <div className={styles.overall}>
        <Gauge
          score={score}
          caption={score === null ? t('abstained') : t('of100')}
          label={score === null ? t('noScore') : t('score', { score: Math.round(score) })}
        />
        <div>
          <p className={styles.summary}>{say(summary)}</p>
          {assessment.readBy && (
            <ReadBy
              readBy={assessment.readBy}
              usable={assessment.engine.kind !== 'built-in'}
              scored={score !== null}
            />
          )}
          {assessment.engine.kind === 'built-in' && score !== null && (
            <p className={styles.notChecked}>{t('notChecked')}</p>
          )}
          <Facts assessment={assessment} interview={interview} />
          <Details engine={assessment.engine} readBy={assessment.readBy} />
        </div>
      </div>
    </Section>
  );
}
