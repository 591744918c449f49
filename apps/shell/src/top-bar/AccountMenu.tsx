import { useAuth, useInitials } from '@portal/auth-store';
import { useT } from '@portal/i18n';
import { Button, Notice, useDisclosure } from '@portal/ui';
import LogOut from 'lucide-react/icons/log-out';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { OwnData } from '../own-data/use-own-data';
import styles from './TopBar.module.css';

/**
 * Renders a menu with the signed-in user's name, a button that opens the "Your data" dialog, and a
 * logout button.
 */
export function AccountMenu({
  ownData,
  onLogout,
}: {
  ownData: Pick<OwnData, 'loading' | 'failed' | 'open'>;
  onLogout(): void;
}) {
  const t = useT('shell');
  const firstName = useAuth((state) => state.firstName) ?? '';
  const lastName = useAuth((state) => state.lastName) ?? '';
  const email = useAuth((state) => state.email) ?? '';
  const initials = useInitials();
  const { root, trigger, triggerRef, panel, close } = useDisclosure();
  const openOwnData = async () => {
    if (!(await ownData.open())) return;
    // Closing the menu hides the clicked button, so move focus to the menu button first. The dialog
    // returns focus there when it closes.
    triggerRef.current?.focus();
    close();
  };
  return (
    <div {...root} className={styles.account}>
      <button
        {...trigger}
        type="button"
        className={styles.avatar}
        aria-label={t('account.label', { name: `${firstName} ${lastName}`.trim() || email })}
      >
        {initials}
      </button>
      <div {...panel} className={styles.panel}>
        <p className={styles.name}>
          <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
        </p>
        <p className={styles.email}>
          <bdi dir="ltr">{email}</bdi>
        </p>
        <div className={styles.actions}>
          <Button
            block
            icon={<ShieldCheck size={18} aria-hidden="true" />}
            busy={ownData.loading}
            onClick={() => void openOwnData()}
          >
            {t('ownData.action')}
          </Button>
          {ownData.failed && <Notice tone="error">{t('ownData.loadFailed')}</Notice>}
          <Button block icon={<LogOut size={18} aria-hidden="true" />} onClick={onLogout}>
            {t('account.logout')}
          </Button>
        </div>
      </div>
    </div>
  );
}
