import type { HTMLAttributes } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text that is only for assistive technology. */
export function VisuallyHidden({
  as: Tag = 'span',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'span' | 'div' | 'p' | 'h2' }) {
  return <Tag {...rest} className={styles.hidden} />;
}
