import { errorText, useT } from '@portal/i18n';
import { AlertDialog, Button, Notice } from '@portal/ui';
import { useState } from 'react';

interface DeleteDialogProps {
  /** The interview's title and date, as shown to the user. */
  of: { title: string; date: string };
  onCancel(): void;
  /**
   * Resolves once the interview is deleted. If it rejects, the dialog shows the error and the user
   * can retry.
   */
  onDelete(): Promise<void>;
}

type State = { stage: 'asking' } | { stage: 'deleting' } | { stage: 'failed'; error: unknown };

export function DeleteDialog({ of, onCancel, onDelete }: DeleteDialogProps) {
  const t = useT('setup');
  const [state, setState] = useState<State>({ stage: 'asking' });
  const deleting = state.stage === 'deleting';
  const handleDelete = async () => {
    setState({ stage: 'deleting' });
    try {
      await onDelete();
    } catch (error) {
      setState({ stage: 'failed', error });
    }
  };
  return (
    <AlertDialog
      title={t('past.deleteTitle')}
      message={t('past.deleteText', of)}
      onEscape={deleting ? null : onCancel}
      actions={
        <>
          <Button data-autofocus disabled={deleting} onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="danger-fill"
            busy={deleting}
            busyLabel={t('past.deleting')}
            onClick={() => void handleDelete()}
          >
            {t('past.delete')}
          </Button>
        </>
      }
    >
      {state.stage === 'failed' ? (
        <Notice tone="error">{errorText(state.error)}</Notice>
      ) : undefined}
    </AlertDialog>
  );
}
