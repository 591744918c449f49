import { useT } from '@portal/i18n';
import { Button, IconButton, useDisclosure } from '@portal/ui';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import styles from './RowActions.module.css';

interface RowActionsProps {
  /** Accessible name of the menu button, which says what the row is about. */
  label: string;
  disabled?: boolean;
  /** Whether the menu button receives focus when a dialog around it opens. */
  focused?: boolean;
  onPractise?(): void;
  onRename?(): void;
  /** `trigger` is the menu button, which regains focus if the user cancels the deletion. */
  onDelete(trigger: HTMLElement | null): void;
}

/** Renders the menu of actions at the end of a row. Actions without a handler are left out. */
export function RowActions({
  label,
  disabled = false,
  focused = false,
  onPractise,
  onRename,
  onDelete,
}: RowActionsProps) {
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
        label={label}
        icon={<Ellipsis {...icon} />}
        disabled={disabled}
        data-autofocus={focused || undefined}
      />
      <div {...panel} className={styles.panel}>
        {onPractise && (
          <Button variant="quiet" icon={<RotateCcw {...icon} />} onClick={choose(onPractise)}>
            {t('past.practise')}
          </Button>
        )}
        {onRename && (
          <Button variant="quiet" icon={<Pencil {...icon} />} onClick={choose(onRename)}>
            {t('documents.rename')}
          </Button>
        )}
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
