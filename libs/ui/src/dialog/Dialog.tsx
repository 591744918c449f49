import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names';
import { IconButton } from '../button/IconButton';
import styles from './Dialog.module.css';
import { useDialogFocus } from './use-dialog-focus';
import { useFailuresInView } from './use-failures-in-view';

export interface DialogProps {
  title: string;
  /** One sentence that explains the dialog. */
  description?: string;
  /** Content above the title, such as step ticks. */
  eyebrow?: ReactNode;
  /**
   * Called when the user presses Escape or the close button. Null while the dialog can't be closed,
   * such as during the last stage of an upload.
   */
  onClose: (() => void) | null;
  closeLabel: string;
  /** The buttons below the content. The main button comes last. */
  actions?: ReactNode;
  /** Whether to center the content and omit the close button, for a panel that closes by itself. */
  centred?: boolean;
  /** An illustration above the title of a centered panel. */
  illustration?: ReactNode;
  children?: ReactNode;
  /** Marks the dialog as part of the screen's runtime data. */
  'data-runtime'?: string;
}

/**
 * A dialog over the page, which stays open as long as it is mounted. It dims everything except the
 * top bar, which stays usable and in the tab order because it has `ABOVE_DIALOGS_ATTRIBUTE`. On
 * phones, the dialog is a bottom sheet. The content scrolls, so that the actions stay in view.
 *
 * When the dialog opens, focus moves to the element with `data-autofocus`. If there is none, focus
 * moves to the dialog itself, so that screen readers read the title.
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
  'data-runtime': runtimeMark,
}: DialogProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useDialogFocus(ref, onClose);
  useFailuresInView(ref);
  useEffect(() => {
    // The element that had focus may have been removed with the previous content. Focus the dialog,
    // so that screen readers read the new title.
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
        data-runtime={runtimeMark}
      >
        <div className={styles.content}>
          {!centred && (eyebrow !== undefined || onClose !== null) && (
            <div className={classNames(styles.top, eyebrow === undefined && styles.beside)}>
              {eyebrow}
              {onClose !== null && (
                <IconButton
                  className={styles.close}
                  label={closeLabel}
                  data-runtime={runtimeMark && 'button:close'}
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
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>,
    document.body,
  );
}
