import { CircleAlert } from 'lucide-react';
import styles from './Upload.module.css';

/**
 * An error message below the field or button it is about. Screen readers announce it immediately.
 * `reason` is the server's own message.
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
