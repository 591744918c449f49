import { Checkbox, classNames } from '@portal/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode, Ref } from 'react';
import styles from './Consent.module.css';

export interface ConsentProps {
  id: string;
  /** What the user agrees to, next to the checkbox. */
  label: string;
  /** What follows from it, below the checkbox. */
  children: ReactNode;
  given: boolean;
  disabled: boolean;
  /** Why the consent is needed now, or null if it is not. */
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
  onChange(given: boolean): void;
}

/** A checkbox with which the user consents to something, and can withdraw the consent. */
export function Consent({
  id,
  label,
  children,
  given,
  disabled,
  error = null,
  ref,
  onChange,
}: ConsentProps) {
  const about = `${id}-about`;
  const refused = `${id}-refused`;
  return (
    <div className={classNames(styles.consent, error !== null && styles.wrong)}>
      <label className={styles.choice} htmlFor={id}>
        <Checkbox
          ref={ref}
          id={id}
          checked={given}
          disabled={disabled}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? about : `${refused} ${about}`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error !== null && (
        <p id={refused} className={styles.error}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      <p id={about} className={styles.about}>
        {children}
      </p>
    </div>
  );
}
