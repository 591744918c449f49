import { classNames } from '../class-names';
import styles from './StepTicks.module.css';

export interface StepTicksProps {
  /** How many are done: 1.5 fills the first and half of the second. From 0 to `total`. */
  done: number;
  total: number;
  /** In words, such as "Step 1 of 2"; ticks alone say nothing. */
  label: string;
  /** Where the words stand. */
  labelAt?: 'start' | 'end';
}

/** Dashes that fill up, with the words beside them. */
export function StepTicks({ done, total, label, labelAt = 'end' }: StepTicksProps) {
  return (
    <div className={classNames(styles.ticks, labelAt === 'start' && styles.labelFirst)}>
      <span className={styles.row} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={styles.tick}>
            <span
              className={styles.fill}
              style={{ inlineSize: `${Math.min(1, Math.max(0, done - index)) * 100}%` }}
            />
          </span>
        ))}
      </span>
      <span className={styles.label}>{label}</span>
    </div>
  );
}
