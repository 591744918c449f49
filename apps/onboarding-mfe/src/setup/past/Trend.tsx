import { useT } from '@portal/i18n';
import { LineChart } from '@portal/ui';
import type { Change, Progress } from './progress';
import styles from './Trend.module.css';
import { useDay } from './use-day';

/** Points of score below which a spread is drawn as the small step that it is. */
const LEAST_SPAN = 20;

/** The latest score, how it moved since the first interview, and the way between. */
export function Trend({ progress: { scores, latest, change } }: { progress: Progress }) {
  const t = useT('setup');
  const day = useDay();
  const moved = (since: Change) =>
    since.direction === 'level'
      ? t('past.level')
      : t(`past.${since.direction}`, { count: since.by });
  return (
    <div className={styles.trend}>
      <div>
        <h3 className={styles.title}>{t('past.latest')}</h3>
        <p className={styles.latest}>{latest}</p>
        <p className={styles.change}>{change === null ? t('past.firstScore') : moved(change)}</p>
      </div>
      {change !== null && (
        <LineChart
          points={scores.map(({ heldAt, score }) => ({
            label: day(heldAt),
            value: score,
            display: String(score),
          }))}
          values="ends"
          leastSpan={LEAST_SPAN}
          labels={{ caption: t('past.trend'), point: t('past.date'), value: t('past.score') }}
        />
      )}
    </div>
  );
}
