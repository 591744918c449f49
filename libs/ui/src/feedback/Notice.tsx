import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Notice.module.css';

export type NoticeTone = 'error' | 'caution' | 'info' | 'success';
const ICONS = { error: CircleAlert, caution: TriangleAlert, info: Info, success: CircleCheck };

export interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  children: ReactNode;
  /** Actions below the text. */
  actions?: ReactNode;
  icon?: ReactNode;
  /** False for content that was there from the start and needn't be announced. */
  live?: boolean;
}

/**
 * A message on the page. Errors are announced immediately, others when the screen reader is idle.
 */
export function Notice({ tone, title, children, actions, icon, live = true }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <span className={styles.icon}>
        {icon ?? <Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
