import { useT } from '@portal/i18n';
import { Spinner } from '@portal/ui';
import { useEffect, useState } from 'react';
import styles from './LoadingScreen.module.css';

/** Delay before the screen says that loading is taking longer than usual (ms). */
const LONG_WAIT_MS = 4_000;

/** Shown while a part of the page loads. */
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
