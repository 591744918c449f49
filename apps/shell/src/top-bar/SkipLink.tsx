import { useT } from '@portal/i18n';
import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

export const MAIN_ID = 'main';

/**
 * Renders the page's first tab stop, a link that skips the top bar. Following the link doesn't
 * change the URL, because views have no URLs.
 */
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
