import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../feedback/Spinner';
import styles from './Button.module.css';

export type ButtonVariant =
  'primary' | 'secondary' | 'quiet' | 'danger-outline' | 'danger-fill' | 'link';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  children: string;
  variant?: ButtonVariant;
  /** `md` is 44 px high. `lg` is 52 px high and meant for a screen's main action. */
  size?: 'md' | 'lg';
  /** While true, the button ignores clicks but keeps its width and focus. */
  busy?: boolean;
  /** The label to show while busy. Defaults to the button's own text. */
  busyLabel?: string;
  icon?: ReactNode;
  /** Whether the button fills the width of its container. */
  block?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with text. A busy button gets `aria-disabled` instead of `disabled`, so that it doesn't
 * lose focus.
 */
export function Button({
  children,
  variant = 'secondary',
  size = 'md',
  busy = false,
  busyLabel,
  icon,
  block = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const shown = busy && busyLabel !== undefined ? busyLabel : children;
  const other = busyLabel === undefined ? undefined : busy ? children : busyLabel;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        styles.button,
        styles[variant],
        size === 'lg' && styles.lg,
        block && styles.block,
        className,
      )}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      <span className={classNames(styles.label, !busy && styles.keepsBusyPlace)} data-other={other}>
        <span className={styles.shown}>
          {busy ? <Spinner /> : icon}
          {shown}
        </span>
      </span>
    </button>
  );
}
