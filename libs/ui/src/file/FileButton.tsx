import { useRef } from 'react';
import { Button, type ButtonVariant } from '../button/Button';
import styles from './FileDrop.module.css';

export interface FileButtonProps {
  children: string;
  /**
   * Value of the `accept` attribute. It only filters the file picker, so the caller must still
   * check the file.
   */
  accept: string;
  /** The accessible name of the hidden file input. */
  inputLabel: string;
  onFile(file: File): void;
  variant?: ButtonVariant;
  disabled?: boolean;
}

/** A button that opens the system's file picker. */
export function FileButton({
  children,
  accept,
  inputLabel,
  onFile,
  variant = 'secondary',
  disabled = false,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        className={styles.input}
        aria-label={inputLabel}
        accept={accept}
        disabled={disabled}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Clear the input, so that choosing the same file again triggers a change event.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
