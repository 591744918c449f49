import { useT } from '@portal/i18n';
import type { InterviewSummary } from '@portal/protocol';
import { Spinner } from '@portal/ui';
import { isBeingScored } from '../past-interviews';
import styles from './Score.module.css';

/** Shows a past interview's score, or why it has none. */
export function Score({ interview }: { interview: InterviewSummary }) {
  const t = useT('setup');
  if (interview.overallScore !== null)
    return <strong className={styles.score}>{Math.round(interview.overallScore)}</strong>;
  if (isBeingScored(interview))
    return (
      <span className={styles.pending}>
        <Spinner size={14} />
        {t('past.analyzing')}
      </span>
    );
  return (
    <span className={styles.pending}>
      {t(interview.status === 'analysis_failed' ? 'past.failed' : 'past.unscored')}
    </span>
  );
}
