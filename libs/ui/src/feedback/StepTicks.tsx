import { classNames } from '../class-names';
import styles from './StepTicks.module.css';

export interface StepTicksProps {
  /**
   * Number of completed steps, from 0 to `total`. For example, 1.5 fills the first tick and half of
   * the second.
   */
  done: number;
  total: number;
  /**
   * Text such as "Step 1 of 2". Required because the ticks are hidden from assistive technology.
   */
  label: string;
  /** Which side of the ticks the label is on. */
  labelAt?: 'start' | 'end';
}

/** A row of dashes that fill up as steps are completed, with a label. */
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
