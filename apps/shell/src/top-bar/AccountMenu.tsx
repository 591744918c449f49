import { useAuth, useInitials } from '@portal/auth-store';
import { useT } from '@portal/i18n';
import { Button, useDisclosure } from '@portal/ui';
import { LogOut } from 'lucide-react';
import styles from './TopBar.module.css';

/** Who is signed in, and the way out. */
export function AccountMenu({ onLogout }: { onLogout(): void }) {
  const t = useT('shell');
  const firstName = useAuth((state) => state.firstName) ?? '';
  const lastName = useAuth((state) => state.lastName) ?? '';
  const email = useAuth((state) => state.email) ?? '';
  const initials = useInitials();
  const { root, trigger, panel } = useDisclosure();
  return (
    <div {...root} className={styles.account}>
      <button {...trigger} type="button" className={styles.avatar} aria-label={t('account.label', { name: `${firstName} ${lastName}`.trim() || email })}>
        {initials}
      </button>
      <div {...panel} className={styles.panel}>
        <p className={styles.name}><bdi>{`${firstName} ${lastName}`.trim()}</bdi></p>
        <p className={styles.email}><bdi dir="ltr">{email}</bdi></p>
        <Button block icon={<LogOut size={18} aria-hidden="true" />} onClick={onLogout}>{t('account.logout')}</Button>
      </div>
    </div>
  );
}
