import { classNames } from '../class-names';
import styles from './BarChart.module.css';
import { ChartTable } from './ChartTable';
import { hasRoom, type ChartPoint, type ChartTableLabels } from './chart-data';

/** Of the tallest bar, in per cent of the plot: above it stands its value. */
const HEIGHT = 86;

/** Upright bars with their values on them; one may be brought out, the rest are grey. */
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
  // The one brought out always says its value; a neighbour gives way to it.
  const worded = (index: number) =>
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
              <span className={styles.value}>{worded(index) && point.display}</span>
            </span>
            <span className={styles.label}>{worded(index) && point.label}</span>
          </div>
        ))}
      </div>
      <ChartTable points={points} labels={labels} />
    </figure>
  );
}
