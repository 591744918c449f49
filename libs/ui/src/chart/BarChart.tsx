import { classNames } from '../class-names';
import styles from './BarChart.module.css';
import { ChartTable } from './ChartTable';
import { hasRoom, type ChartPoint, type ChartTableLabels } from './chart-data';

/**
 * Height of the tallest bar (percent of the plot). The remaining space is for the value above the
 * bar.
 */
const HEIGHT = 86;

/**
 * A vertical bar chart with values above the bars. If one bar is highlighted, the others are gray.
 */
export function BarChart({
  points,
  highlight,
  labels,
}: {
  points: readonly ChartPoint[];
  highlight?: number;
  labels: ChartTableLabels;
}) {
  const max = Math.max(...points.map((point) => point.value), Number.MIN_VALUE);
  // The highlighted bar always shows its value and label. If space is tight, the bars next to it
  // don't show theirs.
  const isLabelled = (index: number) =>
    index === highlight ||
    (hasRoom(index, points.length) &&
      (hasRoom(1, points.length) || highlight === undefined || Math.abs(index - highlight) > 1));
  return (
    <figure className={styles.chart}>
      <div className={styles.plot} aria-hidden="true">
        {points.map((point, index) => (
          <div
            key={index}
            className={classNames(
              styles.column,
              (highlight === undefined || highlight === index) && styles.brought,
            )}
          >
            <span
              className={styles.bar}
              style={{ blockSize: `${(Math.max(0, point.value) / max) * HEIGHT}%` }}
            >
              <span className={styles.value}>{isLabelled(index) && point.display}</span>
            </span>
            <span className={styles.label}>{isLabelled(index) && point.label}</span>
          </div>
        ))}
      </div>
      <ChartTable points={points} labels={labels} />
    </figure>
  );
}
