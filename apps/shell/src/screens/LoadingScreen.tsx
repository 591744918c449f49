import { useT } from '@portal/i18n';
import { Spinner } from '@portal/ui';
import { useEffect, useState } from 'react';
import styles from './LoadingScreen.module.css';

/** After this a person wonders whether anything is happening, and is told. */
const LONG_WAIT_MS = 4_000;

/** A part of the page is on its way. */
export function LoadingScreen() {
  const t = useT('shell');
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.loading} role="status">
      <Spinner /> {long ? t('loadingLong') : t('common:loading')}
    </p>
  );
}
