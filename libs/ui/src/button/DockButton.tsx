import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import styles from './DockButton.module.css';

export interface DockButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The text below the icon, which is also the accessible name. */
  label: string;
  icon: ReactNode;
  /** `inverted` means that the device is off or muted. `danger` is for leaving the call. */
  tone?: 'plain' | 'inverted' | 'danger';
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button for controlling a call: a 56 px circle with text below it. */
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
