import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /**
   * Whether the text is always left-to-right, like an email address. On a right-to-left page, the
   * text is still aligned to the right.
   */
  ltr?: boolean;
  /** Content shown inside the field, after the text. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text field with a label and help or error text. */
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
