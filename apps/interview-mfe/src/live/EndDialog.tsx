import { errorText, useT } from '@portal/i18n';
import { AlertDialog, Button, Doorway, Notice, Spinner } from '@portal/ui';
import type { RoomSession } from '../room/room-session';
import styles from './EndDialog.module.css';
import { useRoom } from './use-room';

/**
 * Asks whether to leave. Leaving ends the interview, so whoever presses the button by mistake stays
 * with the same key.
 */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useT('interview');
  return (
    <AlertDialog
      title={t('leave.title')}
      message={t('leave.message')}
      data-runtime="dialog:leave"
      onEscape={onStay}
      actions={
        <>
          <Button data-autofocus data-runtime="button:stay" onClick={onStay}>
            {t('leave.stay')}
          </Button>
          <Button variant="danger-fill" data-runtime="button:leave" onClick={onLeave}>
            {t('leave.confirm')}
          </Button>
        </>
      }
    />
  );
}

/** Says that the interview could not be completed, or its analysis not be requested. */
function LeaveProblem({ error }: { error: unknown }) {
  return <Notice tone="caution">{errorText(error)}</Notice>;
}

/**
 * §4.40: Tells the user that the interview is over. Stays until it is dismissed, while the room is
 * left behind it.
 */
function CompletedAlert({
  error,
  reportFollows,
  onDismiss,
}: {
  error: unknown;
  reportFollows: boolean;
  onDismiss: () => void;
}) {
  const t = useT('interview');
  return (
    <AlertDialog
      title={t('completed.title')}
      message={t('completed.message')}
      illustration={<Doorway state="success" />}
      data-runtime="dialog:completed"
      onEscape={onDismiss}
      actions={
        <Button variant="primary" data-autofocus data-runtime="button:dismiss" onClick={onDismiss}>
          {t(reportFollows ? 'completed.dismiss' : 'completed.goOn')}
        </Button>
      }
    >
      {error !== null && <LeaveProblem error={error} />}
      {error === null && !reportFollows && (
        <p className={styles.below}>{t('completed.feedback')}</p>
      )}
    </AlertDialog>
  );
}

/** Tells the user that the room is being left, until the host reloads the page. */
function LeavingDialog({ saved, error }: { saved: boolean; error: unknown }) {
  const t = useT('interview');
  const feedback = error === null ? `${t('completed.feedback')} ` : '';
  return (
    <AlertDialog
      title={t('leaving')}
      message={feedback + t('departure.message')}
      illustration={<Doorway state="lit" />}
      data-runtime="dialog:leaving"
    >
      {error === null ? (
        <p className={styles.below} role="status">
          {!saved && <Spinner size={18} />}
          {t(saved ? 'departure.saved' : 'completed.leaving')}
        </p>
      ) : (
        <LeaveProblem error={error} />
      )}
    </AlertDialog>
  );
}

/**
 * Covers the room once the interview is over: first by the alert, if the interviewer ended it, then
 * by a message that the page is leaving.
 */
export function EndDialog({ session }: { session: RoomSession }) {
  const { phase, end, leaveError, reportMissing } = useRoom(session);
  if (end === 'announced')
    return (
      <CompletedAlert
        error={leaveError}
        reportFollows={leaveError === null && !reportMissing}
        onDismiss={() => session.dismissEnd()}
      />
    );
  const leaving = phase.name === 'leaving' || phase.name === 'left';
  if (end === 'none' && !leaving) return null;
  return (
    <LeavingDialog saved={phase.name === 'left' && phase.reason !== 'error'} error={leaveError} />
  );
}
