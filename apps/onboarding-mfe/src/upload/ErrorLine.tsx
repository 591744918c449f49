import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './Upload.module.css';

/**
 * Shows an error message below the field or button that it concerns. Screen readers announce it
 * immediately. `reason` explains the error in more detail.
 */
export function ErrorLine({ text, reason = null }: { text: string; reason?: string | null }) {
  return (
    <p className={styles.error} role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      <span>
        {text}
        {reason !== null && <bdi className={styles.reason}>{reason}</bdi>}
      </span>
    </p>
  );
}
