import { errorText, useT } from '@portal/i18n';
import type { InterviewSummary } from '@portal/protocol';
import { Button, Notice } from '@portal/ui';
import DoorOpen from 'lucide-react/icons/door-open';
import styles from './Setup.module.css';
import type { Start } from './use-start';

/** Lets the user return to an interview that is still in progress, for example after a reload. */
export function OpenInterview({
  interview,
  starting: { state, rejoin },
  disabled,
}: {
  interview: InterviewSummary;
  starting: Start;
  disabled: boolean;
}) {
  const t = useT('setup');
  const busy = state.stage === 'rejoining';
  const action = (
    <Button
      variant="primary"
      busy={busy}
      busyLabel={t('resumeInterview.busy')}
      disabled={disabled && !busy}
      onClick={() => void rejoin(interview)}
    >
      {t('resumeInterview.action')}
    </Button>
  );
  return (
    <div className={styles.open}>
      <Notice
        tone="success"
        live={false}
        icon={<DoorOpen size={20} strokeWidth={1.75} aria-hidden="true" />}
        title={t('resumeInterview.title')}
        actions={action}
      >
        <p>
          <bdi>{interview.jobTitle}</bdi>
          {interview.companyName !== null && (
            <>
              {' '}
              · <bdi>{interview.companyName}</bdi>
            </>
          )}
        </p>
        <p>{t('resumeInterview.text')}</p>
        {state.stage === 'failed' && state.during === 'rejoining' && (
          <p className={styles.openError} role="alert">
            {errorText(state.error)}
          </p>
        )}
      </Notice>
    </div>
  );
}
