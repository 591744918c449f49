import { useT } from '@portal/i18n';
import { Button, IconButton, useDisclosure } from '@portal/ui';
import { Ellipsis, RotateCcw, Trash2 } from 'lucide-react';
import styles from './RowActions.module.css';

interface RowActionsProps {
  /** The interview's title and date, as shown to the user. */
  of: { title: string; date: string };
  disabled: boolean;
  onPractise(): void;
  /** `trigger` is the menu button, which regains focus if the user cancels the deletion. */
  onDelete(trigger: HTMLElement | null): void;
}

/** Renders the menu of actions for a past interview. */
export function RowActions({ of, disabled, onPractise, onDelete }: RowActionsProps) {
  const t = useT('setup');
  const { close, triggerRef, root, trigger, panel } = useDisclosure();
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <div {...root} className={styles.actions}>
      <IconButton
        {...trigger}
        label={t('past.more', of)}
        icon={<Ellipsis {...icon} />}
        disabled={disabled}
      />
      <div {...panel} className={styles.panel}>
        <Button variant="quiet" icon={<RotateCcw {...icon} />} onClick={choose(onPractise)}>
          {t('past.practise')}
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 {...icon} />}
          onClick={choose(() => onDelete(triggerRef.current))}
        >
          {t('past.delete')}
        </Button>
      </div>
    </div>
  );
}
