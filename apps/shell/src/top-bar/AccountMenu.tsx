import { useAuth } from '@portal/auth-store';
import { useT } from '@portal/i18n';
import { Button } from '@portal/ui';
import { LogOut } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { initialsOf } from './initials';
import styles from './TopBar.module.css';

/** Who is signed in, and the way out. */
export function AccountMenu({ onLogout }: { onLogout(): void }) {
  const t = useT('shell');
  const firstName = useAuth((state) => state.firstName) ?? '';
  const lastName = useAuth((state) => state.lastName) ?? '';
  const email = useAuth((state) => state.email) ?? '';
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const handlePointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', handlePointer);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePointer);
      document.removeEventListener('keydown', handleKey);
    };
  }, [open]);

  return (
    <div ref={root} className={styles.account} onBlur={(event) => { if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false); }}>
      <button ref={button} type="button" className={styles.avatar} aria-expanded={open} aria-controls={panelId} aria-label={t('account.label', { name: `${firstName} ${lastName}`.trim() || email })} onClick={() => setOpen(!open)}>
        {initialsOf(firstName, lastName, email)}
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        <p className={styles.name}><bdi>{`${firstName} ${lastName}`.trim()}</bdi></p>
        <p className={styles.email}><bdi dir="ltr">{email}</bdi></p>
        <Button block icon={<LogOut size={18} aria-hidden="true" />} onClick={onLogout}>{t('account.logout')}</Button>
      </div>
    </div>
  );
}
