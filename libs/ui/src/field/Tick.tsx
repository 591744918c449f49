import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names';
import styles from './Tick.module.css';

export interface TickProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  ref?: Ref<HTMLInputElement>;
}

/** A tick box in the product's own look: the browser's checkbox, to put into its label. */
export function Checkbox({ className, ...input }: TickProps) {
  return (
    <input
      {...input}
      type="checkbox"
      className={classNames(styles.tick, styles.checkbox, className)}
    />
  );
}

/** A radio button in the product's own look, to put into its label. */
export function Radio({ className, ...input }: TickProps) {
  return (
    <input {...input} type="radio" className={classNames(styles.tick, styles.radio, className)} />
  );
}
