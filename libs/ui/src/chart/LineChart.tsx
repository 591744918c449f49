import { classNames } from '../class-names';
import { ChartTable } from './ChartTable';
import { hasRoom, type ChartPoint, type ChartTableLabels } from './chart-data';
import styles from './LineChart.module.css';

export interface LineChartProps {
  points: readonly ChartPoint[];
  /** The recommended range. Points outside it are shown in ochre. */
  band?: { from: number; to: number };
  /**
   * Which points show their value and label: all of them, or only the first and last. Those then
   * stand at the edges of the chart, right above their labels.
   */
  values?: 'all' | 'ends';
  /** Minimum range of values that the plot covers, so that small differences don't look large. */
  leastSpan?: number;
  labels: ChartTableLabels;
}

/**
 * Lines with up to this many points have every point marked. On longer lines, only the first and
 * last points are marked, so that the marks don't hide the line.
 */
const MARKS = 24;

/**
 * Returns a function that converts a value to its height in the plot (percent), leaving room for
 * the points' values above the line.
 */
function scale({
  points,
  band,
  leastSpan = 0,
}: Pick<LineChartProps, 'points' | 'band' | 'leastSpan'>): (value: number) => number {
  const all = [...points.map((point) => point.value), ...(band ? [band.from, band.to] : [])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const span = Math.max(high - low, leastSpan) || 1;
  return (value) => 45 + ((value - (low + high) / 2) / span) * 70;
}

function Axis({ points, values }: Required<Pick<LineChartProps, 'points' | 'values'>>) {
  if (values === 'ends') {
    const ends = [points[0], points.length > 1 ? points.at(-1) : undefined];
    return (
      <div className={classNames(styles.axis, styles.ends)} aria-hidden="true">
        {ends.map((point, index) => point && <span key={index}>{point.label}</span>)}
      </div>
    );
  }
  return (
    <div className={styles.axis} aria-hidden="true">
      {points.map((point, index) => (
        <span key={index}>{hasRoom(index, points.length) ? point.label : ''}</span>
      ))}
    </div>
  );
}

/**
 * A line chart of evenly spaced points. On right-to-left pages, the line runs from right to left.
 */
export function LineChart({ points, band, values = 'all', leastSpan, labels }: LineChartProps) {
  const height = scale({ points, band, leastSpan });
  const last = points.length - 1;
  const across = (index: number) =>
    values === 'ends' && last > 0 ? (index / last) * 100 : ((index + 0.5) / points.length) * 100;
  const line = points
    .map((point, index) => `${across(index)},${100 - height(point.value)}`)
    .join(' ');
  const outside = (value: number) => band !== undefined && (value < band.from || value > band.to);
  const atEnd = (index: number) => index === 0 || index === last;
  const worded = (index: number) =>
    values === 'all' ? hasRoom(index, points.length) : atEnd(index);
  const marks = points
    .map((point, index) => ({ point, index }))
    .filter(({ index }) => points.length <= MARKS || atEnd(index));
  return (
    <figure className={styles.chart}>
      <div className={styles.plot} aria-hidden="true">
        {band && (
          <span
            className={styles.band}
            style={{
              insetBlockEnd: `${height(band.from)}%`,
              blockSize: `${height(band.to) - height(band.from)}%`,
            }}
          />
        )}
        <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline points={line} vectorEffect="non-scaling-stroke" />
        </svg>
        {marks.map(({ point, index }) => (
          <span
            key={index}
            className={classNames(
              styles.mark,
              outside(point.value) && styles.outside,
              values === 'ends' && index === last && styles.solid,
              values === 'ends' && last > 0 && index === 0 && styles.first,
              values === 'ends' && last > 0 && index === last && styles.last,
            )}
            style={{
              insetInlineStart: `${across(index)}%`,
              insetBlockEnd: `${height(point.value)}%`,
            }}
          >
            {worded(index) && <span className={styles.value}>{point.display}</span>}
          </span>
        ))}
      </div>
      <Axis points={points} values={values} />
      <ChartTable points={points} labels={labels} />
    </figure>
  );
}
