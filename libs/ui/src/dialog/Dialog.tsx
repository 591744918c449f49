import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names';
import { IconButton } from '../button/IconButton';
import styles from './Dialog.module.css';
import { useDialogFocus } from './use-dialog-focus';

export interface DialogProps {
  title: string;
  /** One sentence of explanation. */
  description?: string;
  /** Above the title, such as step ticks. */
  eyebrow?: ReactNode;
  /**
   * Called by Escape and the close button; null while the dialog can't be closed (an upload's last
   * stage, a success panel).
   */
  onClose: (() => void) | null;
  closeLabel: string;
  /** Buttons at the end; the main one last. */
  actions?: ReactNode;
  /** Centred, without a close button: a panel that closes by itself. */
  centred?: boolean;
  /** Above a centred panel's title. */
  illustration?: ReactNode;
  children?: ReactNode;
}

/**
 * A dialog over the page, open while mounted. It dims everything below the top bar, which stays
 * usable and in the focus order (mark it with `ABOVE_DIALOGS_ATTRIBUTE`). On phones it is a bottom
 * sheet. Initial focus goes to an element with `data-autofocus`, otherwise to the dialog, so that
 * its title is read.
 */
export function Dialog({
  title,
  description,
  eyebrow,
  onClose,
  closeLabel,
  actions,
  centred = false,
  illustration,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useDialogFocus(ref, onClose);
  useEffect(() => {
    // The old content may have had the focus; focus the dialog so that the new title is read.
    if (centred) ref.current?.focus({ preventScroll: true });
  }, [centred]);
  const descriptionId = description === undefined ? undefined : `${id}-why`;
  return createPortal(
    <div className={styles.scrim}>
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={descriptionId}
        tabIndex={-1}
        className={classNames(styles.dialog, centred && styles.centred)}
      >
        {!centred && (eyebrow !== undefined || onClose !== null) && (
          <div className={classNames(styles.top, eyebrow === undefined && styles.beside)}>
            {eyebrow}
            {onClose !== null && (
              <IconButton
                className={styles.close}
                label={closeLabel}
                icon={<X size={18} aria-hidden="true" />}
                onClick={onClose}
              />
            )}
          </div>
        )}
        {centred && illustration}
        {centred && eyebrow}
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {description !== undefined && (
          <p id={descriptionId} className={styles.description}>
            {description}
          </p>
        )}
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>,
    document.body,
  );
}
