import FileText from 'lucide-react/icons/file-text';
import FileX from 'lucide-react/icons/file-x';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { classNames } from '../class-names';
import styles from './FileDrop.module.css';
import { FileName } from './FileName';

export interface FileRowProps {
  name: string;
  /** The file's size, or how much of the file has been uploaded. */
  size: string;
  removeLabel: string;
  /** Called when the user removes the file. Null if the file can't be removed. */
  onRemove: (() => void) | null;
  /** The remove button's icon: a cross to stop an upload, or a trash can to remove the file. */
  removeIcon?: 'bin' | 'cross';
  error?: boolean;
  /** Content below the row, such as a progress bar. */
  children?: ReactNode;
}

/** Shows a chosen file with its icon, name, size and remove button. */
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
            <FileName>{name}</FileName>
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
