import { useT } from '@portal/i18n';
import { Dialog, Doorway, Spinner, StepTicks } from '@portal/ui';
import styles from './Upload.module.css';

/**
 * Confirms a successful upload. Stays open until the host has taken the next step, and for at least
 * 1.5 s. The user can't close it.
 */
export function SuccessPanel({
  document,
  step,
  continuing,
}: {
  document: 'resume' | 'jd';
  step: 1 | 2 | null;
  continuing: boolean;
}) {
  const t = useT('onboarding');
  return (
    <Dialog
      centred
      title={t(`${document}.success`)}
      description={t(step === null ? `${document}.nextSetup` : `${document}.next`)}
      illustration={<Doorway state="success" />}
      eyebrow={<StepOf step={step} />}
      onClose={null}
      closeLabel={t('close')}
    >
      <div className={styles.panelFoot} role="status">
        {continuing && (
          <span className={styles.continuing}>
            <Spinner />
            {t('continuing')}
          </span>
        )}
      </div>
    </Dialog>
  );
}

/** Shows which of the two onboarding steps this is. Renders nothing if `step` is null. */
export function StepOf({ step }: { step: 1 | 2 | null }) {
  const t = useT('onboarding');
  return step === null ? null : (
    <StepTicks done={step} total={2} label={t('step', { step, total: 2 })} />
  );
}
