import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Nothing here yet: icon, one sentence, the way out. */
export function EmptyState({ icon, children, action }: { icon: ReactNode; children: string; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>{icon}</span>
      <p>{children}</p>
      {action}
    </div>
  );
}
