import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Field.module.css';

/** Attributes that connect a control to its label and to its help or error text. */
export interface ControlTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** A muted note after the label, such as "optional". */
  labelNote?: string;
  help?: string;
  /** An error message, shown with an icon in place of the help text. */
  error?: string;
  /** Content at the end of the help line, such as a character count. */
  counter?: ReactNode;
  className?: string;
}

/**
 * A form field: a label, a control, and help or error text below the control. `children` is a
 * function that renders the control with the attributes it receives.
 */
export function Field({
  label,
  labelNote,
  help,
  error,
  counter,
  className,
  id,
  children,
}: FieldProps & { id?: string; children: (ties: ControlTies) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const note = error ?? help;
  const noteId = note === undefined ? undefined : `${controlId}-note`;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {labelNote !== undefined && <span className={styles.labelNote}> {labelNote}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': noteId,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {(note !== undefined || counter !== undefined) && (
        <div className={styles.under}>
          {note !== undefined && (
            <p id={noteId} className={error === undefined ? styles.help : styles.error}>
              {error !== undefined && <CircleAlert size={16} aria-hidden="true" />}
              <span>{note}</span>
            </p>
          )}
          {counter !== undefined && <span className={styles.counter}>{counter}</span>}
        </div>
      )}
    </div>
  );
}
