import { useT } from '@portal/i18n';
import { Spinner } from '@portal/ui';
import styles from './screens.module.css';

/** A part of the page is on its way. */
export function LoadingScreen() {
  const t = useT('common');
  return <p className={styles.loading} role="status"><Spinner /> {t('loading')}</p>;
}
