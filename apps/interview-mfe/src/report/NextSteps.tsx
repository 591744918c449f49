import { useT } from '@portal/i18n';
import type { Assessment } from '@portal/protocol';
import { useReportText } from './report-text';
import styles from './Report.module.css';
import { Section } from './Section';

export function NextSteps({ steps }: { steps: Assessment['nextSteps'] }) {
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
