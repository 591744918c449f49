import { isApiError, type MainApiClient } from '@portal/api-clients';
import { errorText, useT } from '@portal/i18n';
import { Button, Dialog, Notice, PasswordField } from '@portal/ui';
import { useState, type FormEvent } from 'react';
import styles from './OwnDataDialog.module.css';

const FORM_ID = 'delete-account';

interface DeleteAccountProps {
  main: Pick<MainApiClient, 'deleteAccount'>;
  onCancel(): void;
  onDeleted(): void;
}

type State =
  | { stage: 'asking'; passwordError?: string }
  | { stage: 'deleting' }
  | { stage: 'failed'; error: unknown };

/** Asks for the password again before deleting the account. */
export function DeleteAccount({ main, onCancel, onDeleted }: DeleteAccountProps) {
  const t = useT('shell');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<State>({ stage: 'asking' });
  const deleting = state.stage === 'deleting';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (deleting) return;
    if (password === '')
      return setState({ stage: 'asking', passwordError: t('ownData.passwordRequired') });
    setState({ stage: 'deleting' });
    try {
      await main.deleteAccount({ password });
      onDeleted();
    } catch (error) {
      const wrong = isApiError(error) && error.code === 'invalid_credentials';
      setState(
        wrong
          ? { stage: 'asking', passwordError: t('ownData.passwordWrong') }
          : { stage: 'failed', error },
      );
    }
  };
  return (
    <Dialog
      title={t('ownData.deleteTitle')}
      description={t('ownData.deleteWhy')}
      onClose={deleting ? null : onCancel}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button variant="quiet" disabled={deleting} onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="danger-fill"
            type="submit"
            form={FORM_ID}
            busy={deleting}
            busyLabel={t('ownData.deleting')}
          >
            {t('ownData.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p>{t('ownData.deleteHelp')}</p>
        <PasswordField
          label={t('ownData.password')}
          showLabel={t('ownData.showPassword')}
          hideLabel={t('ownData.hidePassword')}
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={state.stage === 'asking' ? state.passwordError : undefined}
        />
        {state.stage === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
      </form>
    </Dialog>
  );
}
