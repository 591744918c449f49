import { errorText, useT } from '@portal/i18n';
import type { Assessment, InterviewMessage } from '@portal/protocol';
import { Button, Notice } from '@portal/ui';
import styles from './ScoreAgain.module.css';

/** Whether words were corrected, or put back, after the report was made. */
export function isOutdated(
  { createdAt, corrected }: Pick<Assessment, 'createdAt' | 'corrected'>,
  messages: readonly Pick<InterviewMessage, 'corrections'>[],
): boolean {
  const changed = messages.some(
    ({ corrections }) => corrections && Date.parse(corrections.changedAt) > Date.parse(createdAt),
  );
  const any = messages.some(({ corrections }) => (corrections?.items.length ?? 0) > 0);
  return changed && (any || corrected !== undefined);
}

/**
 * Says that the report is older than the corrections, and offers to score the interview again.
 * Stays in view while the transcript is read.
 */
export function ScoreAgain({
  failed,
  onScoreAgain,
}: {
  /** Why the last attempt failed: `analysis` if the analysis did; null if it didn't. */
  failed: { error: unknown } | 'analysis' | null;
  onScoreAgain: () => void;
}) {
  const t = useT('report');
  return (
    <div className={styles.again} data-not-printed>
      <Notice
        tone={failed === null ? 'info' : 'caution'}
        actions={
          <Button variant="primary" onClick={onScoreAgain}>
            {t('correct.scoreAgain')}
          </Button>
        }
      >
        {failed === null
          ? t('correct.outdated')
          : failed === 'analysis'
            ? t('correct.scoreAgainFailed')
            : `${errorText(failed.error)} ${t('correct.scoreAgainFailed')}`}
      </Notice>
    </div>
  );
}
