import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /** Left-to-right text in either direction of the page, at its start side: e-mail, addresses. */
  ltr?: boolean;
  /** Inside the field, at its end. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  labelNote,
  help,
  error,
  counter,
  className,
  id,
  ltr = false,
  end,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, labelNote, help, error, counter, className, id }}>
      {(ties) => {
        const control = (
          <input {...input} {...ties} className={classNames(styles.control, ltr && styles.ltr)} />
        );
        return end === undefined ? (
          control
        ) : (
          <div className={styles.withEnd}>
            {control}
            <span className={styles.end}>{end}</span>
          </div>
        );
      }}
    </Field>
  );
}
