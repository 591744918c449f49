import { classNames } from '../class-names';
import styles from './StepTicks.module.css';

export interface StepTicksProps {
  /** Completed steps, 0 to `total`: 1.5 fills the first and half of the second. */
  done: number;
  total: number;
  /** Text such as "Step 1 of 2", because ticks alone are not accessible. */
  label: string;
  /** Side of the label. */
  labelAt?: 'start' | 'end';
}

/** Dashes that fill up, with a label. */
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
