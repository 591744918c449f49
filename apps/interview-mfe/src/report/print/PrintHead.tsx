import { useT } from '@portal/i18n';
import { Logo } from '@portal/ui';
import styles from './PrintHead.module.css';

/** The head of the printed document, which has no bar: whose report it is, and of which day. */
export function PrintHead({ date }: { date: string }) {
  const t = useT('common');
  return (
    <div className={styles.head}>
      <Logo size={22} />
      <span className={styles.name}>{t('productName')}</span>
      <span>{date}</span>
    </div>
  );
}
