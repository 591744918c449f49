import styles from './Gauge.module.css';

/** SVG path of the arch, from left to right. It is mirrored on right-to-left pages. */
const ARCH = 'M10 132V82a62 62 0 0 1 124 0v50';

export interface GaugeProps {
  /** 0–100; null if there is no score. */
  score: number | null;
  /** The text below the number, such as "of 100". */
  caption: string;
  /** A full description, for assistive technology. */
  label: string;
}

/** An arch that fills in proportion to the score, with the score inside it. */
export function Gauge({ score, caption, label }: GaugeProps) {
  return (
    <div className={styles.gauge} role="img" aria-label={label}>
      <svg viewBox="0 0 144 142" className={styles.arch} aria-hidden="true">
        <path d={ARCH} className={styles.track} />
        {score !== null && score > 0 && (
          <path
            d={ARCH}
            pathLength={100}
            strokeDasharray={`${Math.min(100, score)} 200`}
            className={styles.fill}
          />
        )}
      </svg>
      <div className={styles.inside} aria-hidden="true">
        <span className={styles.score}>{score === null ? '–' : Math.round(score)}</span>
        <span className={styles.caption}>{caption}</span>
      </div>
    </div>
  );
}
