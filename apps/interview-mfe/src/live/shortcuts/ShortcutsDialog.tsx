import { useT } from '@portal/i18n';
import { Button, Dialog } from '@portal/ui';
import { Switch } from '../controls/Switch';
import { SHORTCUTS } from './shortcuts';
import styles from './ShortcutsDialog.module.css';

interface ShortcutsDialogProps {
  on: boolean;
  onChange: (on: boolean) => void;
  onClose: () => void;
}

/** Lists the keyboard shortcuts, with a switch that turns them on or off. */
export function ShortcutsDialog({ on, onChange, onClose }: ShortcutsDialogProps) {
  const t = useT('interview');
  return (
    <Dialog
      title={t('shortcuts.title')}
      data-runtime="dialog:shortcuts"
      description={t('shortcuts.description')}
      onClose={onClose}
      closeLabel={t('shortcuts.close')}
      actions={
        <Button data-runtime="button:done" onClick={onClose}>
          {t('shortcuts.close')}
        </Button>
      }
    >
      <Switch className={styles.switch} data-runtime="switch:shortcuts" on={on} onChange={onChange}>
        {t('shortcuts.switch')}
      </Switch>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ action, key }) => (
          <div key={action} className={styles.row} data-off={!on || undefined}>
            <dt>{t(`shortcuts.${action}`)}</dt>
            <dd>
              <kbd className={styles.key}>
                <bdi>{key}</bdi>
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
