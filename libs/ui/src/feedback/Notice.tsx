import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Notice.module.css';

export type NoticeTone = 'error' | 'caution' | 'info' | 'success';
const ICONS = { error: CircleAlert, caution: TriangleAlert, info: Info, success: CircleCheck };

export interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  children: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  icon?: ReactNode;
  /**
   * Whether screen readers announce the notice when it appears. False for a notice that is part of
   * the page from the start.
   */
  live?: boolean;
  /** Marks the notice as part of the screen's runtime data. */
  'data-runtime'?: string;
}

/**
 * A message within the page. Screen readers announce errors immediately, and other messages once
 * they have finished what they are reading.
 */
export function Notice({
  tone,
  title,
  children,
  actions,
  icon,
  live = true,
  'data-runtime': runtimeMark,
}: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      data-runtime={runtimeMark}
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
