import { errorText, useT } from '@portal/i18n';
import { AlertDialog, Button, Notice } from '@portal/ui';
import { useState } from 'react';

interface DeleteDialogProps {
  title: string;
  /** Says what is deleted, and what stays. */
  message: string;
  onCancel(): void;
  /**
   * Resolves once it is deleted. If it rejects, the dialog shows the error and the user can retry.
   */
  onDelete(): Promise<void>;
}

type State = { stage: 'asking' } | { stage: 'deleting' } | { stage: 'failed'; error: unknown };

/** Asks before an interview or a document is deleted. */
export function DeleteDialog({ title, message, onCancel, onDelete }: DeleteDialogProps) {
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
      title={title}
      message={message}
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
