import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

export interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for multi-line text. Each paragraph has its own text direction. */
export function TextArea({
  label,
  labelNote,
  help,
  error,
  counter,
  className,
  id,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, labelNote, help, error, counter, className, id }}>
      {(ties) => (
        <textarea
          dir="auto"
          {...area}
          {...ties}
          className={classNames(styles.control, styles.area)}
        />
      )}
    </Field>
  );
}
