import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names';
import { IconButton } from '../button/IconButton';
import styles from './Dialog.module.css';
import { useDialogFocus } from './use-dialog-focus';

export interface DialogProps {
  title: string;
  /** One line that says why. */
  description?: string;
  /** Above the title, such as step ticks. */
  eyebrow?: ReactNode;
  /** Null while it cannot be closed (an upload's last stage, a success panel). Escape and the cross call it. */
  onClose: (() => void) | null;
  closeLabel: string;
  /** Buttons at the end; the main one last. */
  actions?: ReactNode;
  /** Centred, without cross: a panel that passes by itself. */
  centred?: boolean;
  /** Above a centred panel's title. */
  illustration?: ReactNode;
  children?: ReactNode;
}

/**
 * A dialog over the page; mounted means open. It darkens what is below the top bar, which stays usable and in the focus
 * order (mark it with `ABOVE_DIALOGS_ATTRIBUTE`). On phones it is a sheet at the bottom. An element marked
 * `data-autofocus` gets the focus first; otherwise the dialog itself, so that its title is read.
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
    // What held the focus may have gone with the old content; the new one is read from its title.
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
