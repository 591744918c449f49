import { useT } from '@portal/i18n';
import type { InterviewSummary } from '@portal/protocol';
import { LineChart } from '@portal/ui';
import { heldAt } from '../past-interviews';
import styles from './Trend.module.css';
import { useDay } from './use-day';

/** Minimum range of the chart's score axis (points), so that small differences don't look large. */
const LEAST_SPAN = 20;

/** Shows the latest score, its change since the first score, and a line chart. */
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
          points={scores.map(({ heldAt: held, score }) => ({
            label: day(held),
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

interface ScoredInterview {
  id: string;
  /** ISO 8601. */
  heldAt: string;
  /** 0–100, rounded as shown to the user. */
  score: number;
}

type Change = { direction: 'up' | 'down'; by: number } | { direction: 'level' };

interface Progress {
  /** Oldest first. */
  scores: ScoredInterview[];
  latest: number;
  /** Change since the first score; null if there is only one score. */
  change: Change | null;
}

const changeOf = (difference: number): Change =>
  difference === 0
    ? { direction: 'level' }
    : { direction: difference > 0 ? 'up' : 'down', by: Math.abs(difference) };

/**
 * Returns the scores over time, the latest score and its change since the first one, or null if no
 * interview has a score.
 */
export function progressOf(interviews: readonly InterviewSummary[]): Progress | null {
  const scores = interviews
    .flatMap((interview) =>
      interview.overallScore === null
        ? []
        : [
            {
              id: interview.id,
              heldAt: heldAt(interview),
              score: Math.round(interview.overallScore),
            },
          ],
    )
    .sort((a, b) => Date.parse(a.heldAt) - Date.parse(b.heldAt));
  const [first, latest] = [scores[0], scores.at(-1)];
  if (first === undefined || latest === undefined) return null;
  return {
    scores,
    latest: latest.score,
    change: scores.length > 1 ? changeOf(latest.score - first.score) : null,
  };
}
