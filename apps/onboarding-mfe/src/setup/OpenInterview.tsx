import { errorText, useT } from '@portal/i18n';
import type { InterviewSummary } from '@portal/protocol';
import { Button, Notice } from '@portal/ui';
import DoorOpen from 'lucide-react/icons/door-open';
import { TopCard } from './TopCard';
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
  return (
    <TopCard
      title={t('resumeInterview.title')}
      interview={interview}
      note={t('resumeInterview.text')}
      action={
        <Button
          variant="primary"
          block
          icon={<DoorOpen size={18} strokeWidth={1.75} aria-hidden="true" />}
          busy={busy}
          busyLabel={t('resumeInterview.busy')}
          disabled={disabled && !busy}
          onClick={() => void rejoin(interview)}
        >
          {t('resumeInterview.action')}
        </Button>
      }
      failure={
        state.stage === 'failed' && state.during === 'rejoining' ? (
          <Notice tone="error">{errorText(state.error)}</Notice>
        ) : null
      }
    />
  );
}
