import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names';
import styles from './Dialog.module.css';
import { useDialogFocus } from './use-dialog-focus';
import { useFailuresInView } from './use-failures-in-view';

export interface AlertDialogProps {
  title: string;
  message: string;
  illustration?: ReactNode;
  /** Content below the message, such as a countdown bar. */
  children?: ReactNode;
  /** The dialog's buttons. A dialog that closes by itself has none. */
  actions?: ReactNode;
  /** Called when the user presses Escape. If null, Escape does nothing. */
  onEscape?: (() => void) | null;
  /** Marks the dialog as part of the screen's runtime data. */
  'data-runtime'?: string;
}

/**
 * A message that interrupts the user, in a centered dialog 440 px wide. The dialog stays open as
 * long as it is mounted.
 */
export function AlertDialog({
  title,
  message,
  illustration,
  children,
  actions,
  onEscape = null,
  'data-runtime': runtimeMark,
}: AlertDialogProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useDialogFocus(ref, onEscape);
  useFailuresInView(ref);
  return createPortal(
    <div className={classNames(styles.scrim, styles.alertScrim)}>
      <div
        ref={ref}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-message`}
        tabIndex={-1}
        className={classNames(styles.dialog, styles.alert, styles.centred)}
        data-runtime={runtimeMark}
      >
        <div className={styles.content}>
          {illustration}
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p id={`${id}-message`} className={styles.description}>
            {message}
          </p>
          {children !== undefined && <div className={styles.body}>{children}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>,
    document.body,
  );
}
