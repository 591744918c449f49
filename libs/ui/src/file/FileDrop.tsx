import { useState, type DragEvent } from 'react';
import { classNames } from '../class-names';
import { FileButton } from './FileButton';
import styles from './FileDrop.module.css';

export interface FileDropProps {
  /** The button's text, such as "Choose a PDF". */
  chooseLabel: string;
  /** The text below the button, such as "or drop it here". */
  dropHint: string;
  /** The text shown while a file is dragged over the area, such as "Drop to add". */
  dropNowLabel: string;
  /** A sentence that says which files are accepted, such as "PDF only, up to 10 MB". */
  limits: string;
  /**
   * Value of the `accept` attribute. It only filters the file picker, so the caller must still
   * check the file.
   */
  accept: string;
  /** The accessible name of the hidden file input. */
  inputLabel: string;
  /** Called with the first file that the user chooses or drops. The caller must check the file. */
  onFile(file: File): void;
  disabled?: boolean;
}

/** An area for dropping a file, with a button for choosing one. */
export function FileDrop({
  chooseLabel,
  dropHint,
  dropNowLabel,
  limits,
  accept,
  inputLabel,
  onFile,
  disabled = false,
}: FileDropProps) {
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
  const handleDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  return (
    <div
      className={classNames(styles.drop, over && styles.over)}
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
    >
      <SheetIcon />
      {over && <p className={styles.now}>{dropNowLabel}</p>}
      <div className={styles.choose} hidden={over}>
        <FileButton accept={accept} inputLabel={inputLabel} onFile={onFile} disabled={disabled}>
          {chooseLabel}
        </FileButton>
        <p className={styles.hint}>{dropHint}</p>
      </div>
      <p className={styles.limits}>{limits}</p>
    </div>
  );
}

/** An icon showing a sheet of paper with an upward arrow. */
function SheetIcon() {
  return (
    <svg
      width="44"
      height="50"
      viewBox="0 0 44 50"
      fill="none"
      stroke="var(--pine)"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d="M7 2h21l13 13v28a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Z"
        fill="var(--pine-tint)"
      />
      <path d="M28 2v9a4 4 0 0 0 4 4h9" fill="var(--surface)" />
      <path d="M22 39V26m-6 6 6-6 6 6" />
    </svg>
  );
}
