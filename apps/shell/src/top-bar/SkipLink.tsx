import { useT } from '@portal/i18n';
import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

export const MAIN_ID = 'main';

/** The first tab stop skips the top bar. The URL stays as it is, because views have none. */
export function SkipLink() {
  const t = useT('shell');
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`} onClick={skip}>
      {t('skipToContent')}
    </a>
  );
}
