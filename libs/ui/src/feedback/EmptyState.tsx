import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './EmptyState.module.css';

/**
 * Shown in place of an empty list: an icon, one sentence and an action. With `plain`, it has no
 * border, for use inside a panel.
 */
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
