import type { ReactNode } from 'react';
import styles from './Delivery.module.css';

interface MeasureProps {
  title: string;
  value: string;
  unit: string;
  /**
   * Text below the chart. If `band` is set, this text is the legend for the chart's highlighted
   * band.
   */
  foot?: string;
  band?: boolean;
  wide?: boolean;
  children: ReactNode;
}

/** Shows one measure with its name, value and chart. */
export function Measure({
  title,
  value,
  unit,
  foot,
  band = false,
  wide = false,
  children,
}: MeasureProps) {
  return (
    <article className={`${styles.measure} ${wide ? styles.wide : ''}`}>
      <h3 className={styles.measureTitle}>{title}</h3>
      <p className={styles.unit}>
        <strong className={styles.value}>{value}</strong> {unit}
      </p>
      {children}
      {foot !== undefined && (
        <p className={styles.foot}>
          {band && <span className={styles.bandKey} aria-hidden="true" />}
          {foot}
        </p>
      )}
    </article>
  );
}
