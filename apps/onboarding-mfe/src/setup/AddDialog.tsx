import { useT } from '@portal/i18n';
import { AlertDialog, Button } from '@portal/ui';
import type { ComponentType } from 'react';
import { usePart } from '../parts/use-part';
import { useSlow } from './use-slow';

interface AddDialogProps<Props> {
  /** Fetches the dialog's code; asked again when a person tries again. */
  load(): Promise<ComponentType<Props>>;
  dialog: Props;
  title: string;
  onClose(): void;
}

/** A dialog whose code is fetched when it is opened. Until then, where that takes its time or fails, another in its place says so. */
export function AddDialog<Props extends object>({
  load,
  dialog,
  title,
  onClose,
}: AddDialogProps<Props>) {
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
