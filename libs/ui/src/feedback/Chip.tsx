import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Chip.module.css';

/**
 * A small label. The `you` tone uses the candidate's color, and `interviewer` uses the
 * interviewer's. `strong` stands out, also on a tinted background. `caution` asks to be seen to.
 */
export function Chip({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: 'plain' | 'strong' | 'you' | 'interviewer' | 'caution';
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
