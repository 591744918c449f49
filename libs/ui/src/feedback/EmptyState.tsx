import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './EmptyState.module.css';

/** Nothing here yet: icon, one sentence, the way out. `plain` inside a panel, without edges of its own. */
export function EmptyState({
  icon,
  children,
  action,
  plain = false,
}: {
  icon: ReactNode;
  children: string;
  action?: ReactNode;
  plain?: boolean;
}) {
  return (
    <div className={classNames(styles.empty, plain && styles.plain)}>
      <span className={styles.icon}>{icon}</span>
      <p>{children}</p>
      {action}
    </div>
  );
}
