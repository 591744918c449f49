import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import styles from './DockButton.module.css';

export interface DockButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The text below the icon, which is also the accessible name. */
  label: string;
  icon: ReactNode;
  /**
   * `live` means that the candidate is heard, `inverted` that the device is off or muted. `danger`
   * is for leaving the call.
   */
  tone?: 'plain' | 'live' | 'inverted' | 'danger';
  /** Draws attention to the button with a pulsing ring, which stands still under reduced motion. */
  pulsing?: boolean;
  busy?: boolean;
  /** `lg` is 64 px, for the one control that matters most. On phones all have the same size. */
  size?: 'md' | 'lg';
  ref?: Ref<HTMLButtonElement>;
}

/** A button for controlling a call: a 56 px circle with text below it. */
export function DockButton({
  label,
  icon,
  tone = 'plain',
  pulsing = false,
  busy = false,
  size = 'md',
  className,
  type = 'button',
  ...rest
}: DockButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={classNames(
        styles.dock,
        styles[tone],
        pulsing && styles.pulsing,
        size === 'lg' && styles.lg,
        className,
      )}
    >
      <span className={styles.circle}>{icon}</span>
      <span className={styles.words}>{label}</span>
    </button>
  );
}
