import styles from './Bar.module.css';

/**
 * One horizontal bar, from 0 to `max`. It is hidden from assistive technology, so show the value as
 * text next to it.
 */
export function Bar({
  value,
  max,
  tone = 'you',
}: {
  value: number;
  max: number;
  tone?: 'you' | 'rest' | 'interviewer';
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span className={styles.track} aria-hidden="true">
      <span
        className={`${styles.fill} ${styles[tone]}`}
        style={{ inlineSize: `${share * 100}%` }}
      />
    </span>
  );
}
