import { useT } from '@portal/i18n';
import { AlertDialog, Doorway } from '@portal/ui';
import styles from './CompletedAlert.module.css';

/** §4 Interview end. It passes by itself: the bar fills while the call is cleaned up. */
export function CompletedAlert() {
  const t = useT('interview');
  return (
    <AlertDialog
      title={t('completed.title')}
      message={t('completed.message')}
      illustration={<Doorway state="success" />}
    >
      <div className={styles.leaving}>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.bar} />
        </span>
        <p>{t('completed.leaving')}</p>
      </div>
    </AlertDialog>
  );
}
