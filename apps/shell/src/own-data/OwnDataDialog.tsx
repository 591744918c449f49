import type { MainApiClient } from '@portal/api-clients';
import { errorText, useT } from '@portal/i18n';
import { AlertDialog, Button, Dialog, Notice, saveFile } from '@portal/ui';
import { useState } from 'react';
import { DeleteAccount } from './DeleteAccount';
import styles from './OwnDataDialog.module.css';

export interface OwnDataDialogProps {
  main: Pick<MainApiClient, 'exportAccount' | 'deleteAccount'>;
  /** Called after the account has been deleted. The dialog stays open until the user closes it. */
  onDeleted(): void;
  onClose(): void;
}

type Step = 'overview' | 'confirming' | 'deleted';

/** Lets the user download or delete everything that is stored about them. */
export function OwnDataDialog({ main, onDeleted, onClose }: OwnDataDialogProps) {
  const t = useT('shell');
  const [step, setStep] = useState<Step>('overview');
  if (step === 'confirming') {
    return (
      <DeleteAccount
        main={main}
        onCancel={() => setStep('overview')}
        onDeleted={() => {
          setStep('deleted');
          onDeleted();
        }}
      />
    );
  }
  if (step === 'deleted') {
    return (
      <AlertDialog
        title={t('ownData.deletedTitle')}
        message={t('ownData.deletedText')}
        onEscape={onClose}
        actions={
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t('common:close')}
          </Button>
        }
      />
    );
  }
  return (
    <Dialog
      title={t('ownData.title')}
      description={t('ownData.why')}
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      <Download main={main} />
      <section className={styles.part}>
        <p>{t('ownData.deleteHelp')}</p>
        <Button variant="danger-outline" onClick={() => setStep('confirming')}>
          {t('ownData.delete')}
        </Button>
      </section>
    </Dialog>
  );
}

type DownloadState = { stage: 'idle' | 'preparing' | 'done' } | { stage: 'failed'; error: unknown };

function Download({ main }: Pick<OwnDataDialogProps, 'main'>) {
  const t = useT('shell');
  const [state, setState] = useState<DownloadState>({ stage: 'idle' });
  const download = async () => {
    setState({ stage: 'preparing' });
    try {
      saveFile(
        await main.exportAccount(),
        `interview-portal-${new Date().toISOString().slice(0, 10)}.zip`,
      );
      setState({ stage: 'done' });
    } catch (error) {
      setState({ stage: 'failed', error });
    }
  };
  return (
    <section className={styles.part}>
      <p>{t('ownData.downloadHelp')}</p>
      <Button
        busy={state.stage === 'preparing'}
        busyLabel={t('ownData.downloading')}
        onClick={() => void download()}
      >
        {t('ownData.download')}
      </Button>
      {state.stage === 'done' && <Notice tone="success">{t('ownData.downloaded')}</Notice>}
      {state.stage === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
    </section>
  );
}
