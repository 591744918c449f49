import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import styles from './DockButton.module.css';

export interface DockButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Text below the circle and accessible name. */
  label: string;
  icon: ReactNode;
  /** `inverted`: the device is off or muted. `danger`: leaves the call. */
  tone?: 'plain' | 'inverted' | 'danger';
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A call control: a 56 px circle with text below. */
export function DockButton({
  label,
  icon,
  tone = 'plain',
  busy = false,
  className,
  type = 'button',
  ...rest
}: DockButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={classNames(styles.dock, styles[tone], className)}
    >
      <span className={styles.circle}>{icon}</span>
      <span className={styles.words}>{label}</span>
    </button>
  );
}
