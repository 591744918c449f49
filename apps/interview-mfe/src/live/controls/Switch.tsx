import { classNames } from '@portal/ui';
import type { ButtonHTMLAttributes } from 'react';
import styles from './Switch.module.css';

interface SwitchProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onChange' | 'children'
> {
  on: boolean;
  onChange: (on: boolean) => void;
  children: string;
}

/** A labelled switch. The knob's position shows the state, so that colour is not the only cue. */
export function Switch({ on, onChange, children, className, ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={on}
      className={classNames(styles.switch, className)}
      onClick={() => onChange(!on)}
    >
      <span>{children}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
    </button>
  );
}
