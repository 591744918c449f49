import { FileText, FileX, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { classNames } from '../class-names';
import styles from './FileDrop.module.css';

export interface FileRowProps {
  name: string;
  /** File size, or how much of it has been sent. */
  size: string;
  removeLabel: string;
  /** Null if it can't be removed. */
  onRemove: (() => void) | null;
  /** A cross stops a running upload; a bin removes the file. */
  removeIcon?: 'bin' | 'cross';
  error?: boolean;
  /** Below the row, such as a progress bar. */
  children?: ReactNode;
}

/** A chosen file: icon, name, size, remove button. */
export function FileRow({
  name,
  size,
  removeLabel,
  onRemove,
  removeIcon = 'bin',
  error = false,
  children,
}: FileRowProps) {
  const Icon = error ? FileX : FileText;
  const RemoveIcon = removeIcon === 'bin' ? Trash2 : X;
  return (
    <div className={classNames(styles.row, error && styles.rowError)}>
      <div className={styles.rowMain}>
        <Icon className={styles.rowIcon} size={28} strokeWidth={1.5} aria-hidden="true" />
        <div className={styles.rowText}>
          <span className={styles.rowName}>
            <bdi title={name}>{name}</bdi>
          </span>
          <span className={styles.rowSize}>{size}</span>
        </div>
        {onRemove !== null && (
          <IconButton
            label={removeLabel}
            icon={<RemoveIcon size={18} aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
      {children !== undefined && <div className={styles.rowMore}>{children}</div>}
    </div>
  );
}
