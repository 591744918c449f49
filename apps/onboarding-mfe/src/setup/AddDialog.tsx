import { useT } from '@portal/i18n';
import { AlertDialog, Button } from '@portal/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { useSlow } from './use-slow';

interface AddDialogProps<Props> {
  /** Fetches the dialog's code; asked again when a person tries again. */
  load(): Promise<ComponentType<Props>>;
  dialog: Props;
  title: string;
  onClose(): void;
}

type State<Props> = { name: 'loading' } | { name: 'failed' } | { name: 'there'; Dialog: ComponentType<Props> };

/** A dialog whose code is fetched when it is opened. Until then, where that takes its time or fails, another in its place says so. */
export function AddDialog<Props extends object>({ load, dialog, title, onClose }: AddDialogProps<Props>) {
  const t = useT('setup');
  const [state, setState] = useState<State<Props>>({ name: 'loading' });
  const slow = useSlow(state.name === 'loading');
  useEffect(() => {
    if (state.name !== 'loading') return;
    let wanted = true;
    load().then(
      (Dialog) => wanted && setState({ name: 'there', Dialog }),
      () => wanted && setState({ name: 'failed' }),
    );
    return () => { wanted = false; };
  }, [load, state.name]);
  if (state.name === 'there') return <state.Dialog {...dialog} />;
  const cancel = <Button variant="quiet" data-autofocus onClick={onClose}>{t('common:cancel')}</Button>;
  if (state.name === 'loading') return slow && <AlertDialog title={title} message={t('common:loading')} onEscape={onClose} actions={cancel} />;
  return (
    <AlertDialog
      title={title} message={t('errors.load')} onEscape={onClose}
      actions={<>{cancel}<Button variant="primary" onClick={() => setState({ name: 'loading' })}>{t('retry')}</Button></>}
    />
  );
}
