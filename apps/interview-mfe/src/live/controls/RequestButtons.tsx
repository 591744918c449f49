import { useT } from '@portal/i18n';
import { Button } from '@portal/ui';
import Repeat2 from 'lucide-react/icons/repeat-2';
import type { InterviewerName } from '../use-interviewer';
import styles from './RequestButtons.module.css';
import type { Shortcuts } from '../shortcuts/use-shortcuts';
import { Switch } from './Switch';

interface RequestButtonsProps {
  interviewer: InterviewerName;
  takeYourTime: boolean;
  /**
   * Whether the page is disconnected. The "take your time" switch still works then, but a request
   * to repeat the question would be lost.
   */
  offline: boolean;
  over: boolean;
  repeatAsked: boolean;
  onRepeat: () => void;
  onTakeYourTime: (on: boolean) => void;
  keyOf: Shortcuts['keyOf'];
}

/** Buttons for requests that the candidate can make without speaking. */
export function RequestButtons({
  interviewer,
  takeYourTime,
  offline,
  over,
  repeatAsked,
  onRepeat,
  onTakeYourTime,
  keyOf,
}: RequestButtonsProps) {
  const t = useT('interview');
  return (
    <div
      className={styles.requests}
      role="group"
      aria-label={t('asks.label')}
      data-runtime="region:requests"
    >
      <Button
        variant="quiet"
        className={styles.request}
        data-runtime="button:repeat-question"
        busy={repeatAsked}
        busyLabel={t('asks.repeating')}
        disabled={offline || over}
        onClick={onRepeat}
        aria-keyshortcuts={keyOf('repeat')}
        icon={<Repeat2 size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t('asks.repeat')}
      </Button>
      <Switch
        className={styles.pace}
        data-runtime="switch:take-your-time"
        on={takeYourTime}
        onChange={onTakeYourTime}
        disabled={over}
        title={t('asks.takeYourTimeWhy', { ...interviewer })}
        aria-keyshortcuts={keyOf('takeYourTime')}
      >
        {t('asks.takeYourTime')}
      </Switch>
    </div>
  );
}
