import { classNames } from '../class-names';
import { ChartTable } from './ChartTable';
import type { ChartPoint, ChartTableLabels } from './chart-data';
import styles from './LineChart.module.css';

export interface LineChartProps {
  points: readonly ChartPoint[];
  /** The range that is comfortable; a point outside it is ochre. */
  band?: { from: number; to: number };
  /** Which marks carry their value. */
  values?: 'all' | 'ends';
  labels: ChartTableLabels;
}

/** Height above the foot of the plot, in per cent, with room for the values over the marks. */
function scale({ points, band }: Pick<LineChartProps, 'points' | 'band'>): (value: number) => number {
  const all = [...points.map((point) => point.value), ...(band ? [band.from, band.to] : [])];
  const low = Math.min(...all);
  const span = Math.max(...all) - low || 1;
  return (value) => 10 + ((value - low) / span) * 70;
}

/** A line through points of equal distance. Its time axis runs from the start side, so it mirrors with the page. */
export function LineChart({ points, band, values = 'all', labels }: LineChartProps) {
  const height = scale({ points, band });
  const across = (index: number) => ((index + 0.5) / points.length) * 100;
  const line = points.map((point, index) => `${across(index)},${100 - height(point.value)}`).join(' ');
  const outside = (value: number) => band !== undefined && (value < band.from || value > band.to);
  const last = points.length - 1;
  return (
    <figure className={styles.chart}>
      <div className={styles.plot} aria-hidden="true">
        {band && <span className={styles.band} style={{ insetBlockEnd: `${height(band.from)}%`, blockSize: `${height(band.to) - height(band.from)}%` }} />}
        <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none"><polyline points={line} vectorEffect="non-scaling-stroke" /></svg>
        {points.map((point, index) => (
          <span key={index} className={classNames(styles.mark, outside(point.value) && styles.outside, values === 'ends' && index === last && styles.solid)} style={{ insetInlineStart: `${across(index)}%`, insetBlockEnd: `${height(point.value)}%` }}>
            {(values === 'all' || index === 0 || index === last) && <span className={styles.value}>{point.display}</span>}
          </span>
        ))}
      </div>
      <div className={styles.axis} aria-hidden="true">
        {points.map((point, index) => <span key={index}>{values === 'all' || index === 0 || index === last ? point.label : ''}</span>)}
      </div>
      <ChartTable points={points} labels={labels} />
    </figure>
  );
}
