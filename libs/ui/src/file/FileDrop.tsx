import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../button/Button';
import { classNames } from '../class-names';
import styles from './FileDrop.module.css';
import { SheetIcon } from './SheetIcon';

export interface FileDropProps {
  /** The button, such as "Choose a PDF". */
  chooseLabel: string;
  /** Under the button, such as "or drop it here". */
  dropHint: string;
  /** While a file is held over it, such as "Drop to add". */
  dropNowLabel: string;
  /** What is taken, such as "PDF only, up to 10 MB". */
  limits: string;
  /** As of the `accept` attribute; a hint for the picker, not a check. */
  accept: string;
  /** Accessible name of the hidden file input. */
  inputLabel: string;
  /** The first of the files chosen or dropped. Checks are the caller's. */
  onFile(file: File): void;
  disabled?: boolean;
}

/** A real button first, dropping second. */
export function FileDrop({ chooseLabel, dropHint, dropNowLabel, limits, accept, inputLabel, onFile, disabled = false }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onFile(file);
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    if (!disabled) setOver(true);
  };
  return (
    <div className={classNames(styles.drop, over && styles.over)} onDragOver={handleDragOver} onDragLeave={() => setOver(false)} onDrop={handleDrop}>
      <SheetIcon />
      {over ? (
        <p className={styles.now}>{dropNowLabel}</p>
      ) : (
        <>
          <Button disabled={disabled} onClick={() => input.current?.click()}>{chooseLabel}</Button>
          <p className={styles.hint}>{dropHint}</p>
        </>
      )}
      <p className={styles.limits}>{limits}</p>
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
          // Cleared, so that choosing the same file again is heard too.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
