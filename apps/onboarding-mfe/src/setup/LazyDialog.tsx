import { useT } from '@portal/i18n';
import { AlertDialog, Button } from '@portal/ui';
import type { ComponentType } from 'react';
import { usePart } from '../parts/use-part';
import { useSlow } from './use-slow';

interface LazyDialogProps<Props> {
  /** Loads the dialog's code. Called again if the user retries after a failure. */
  load(): Promise<ComponentType<Props>>;
  dialog: Props;
  title: string;
  onClose(): void;
}

/**
 * Shows a dialog whose code is loaded when it opens. If loading is slow or fails, a placeholder
 * dialog is shown.
 */
export function LazyDialog<Props extends object>({
  load,
  dialog,
  title,
  onClose,
}: LazyDialogProps<Props>) {
  const t = useT('setup');
  const { part, retry } = usePart(load);
  const slow = useSlow(part.name === 'loading');
  if (part.name === 'there') return <part.Component {...dialog} />;
  const cancel = (
    <Button variant="quiet" data-autofocus onClick={onClose}>
      {t('common:cancel')}
    </Button>
  );
  if (part.name === 'loading')
    return (
      slow && (
        <AlertDialog
          title={title}
          message={t('common:loading')}
          onEscape={onClose}
          actions={cancel}
        />
      )
    );
  return (
    <AlertDialog
      title={title}
      message={t('errors.load')}
      onEscape={onClose}
      actions={
        <>
          {cancel}
          <Button variant="primary" onClick={retry}>
            {t('retry')}
          </Button>
        </>
      }
    />
  );
}
