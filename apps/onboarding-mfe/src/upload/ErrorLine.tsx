import { CircleAlert } from 'lucide-react';
import styles from './Upload.module.css';

/** An error under what it is about, announced at once. `reason` is what the server found, in its own words. */
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
