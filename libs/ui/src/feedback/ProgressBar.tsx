import styles from './ProgressBar.module.css';

/**
 * A determinate progress bar, 6 px high. `value` is between 0 and `max`. If `text` is set, screen
 * readers read it instead of the value.
 */
export function ProgressBar({
  label,
  value,
  max,
  text,
}: {
  label: string;
  value: number;
  max: number;
  text?: string;
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={text}
    >
      <div className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
