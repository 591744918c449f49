import { useT } from '@portal/i18n';
import { Button, DockButton, useDisclosure } from '@portal/ui';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Keyboard from 'lucide-react/icons/keyboard';
import Repeat2 from 'lucide-react/icons/repeat-2';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { Shortcuts } from '../shortcuts/use-shortcuts';
import type { InterviewerName } from '../use-interviewer';
import styles from './MoreMenu.module.css';
import { Switch } from './Switch';
import type { Repeat } from './use-repeat';

interface MoreMenuProps {
  interviewer: InterviewerName;
  takeYourTime: boolean;
  /**
   * Whether the page is disconnected. The "more time" switch still works then, but a request to
   * repeat the question would be lost.
   */
  offline: boolean;
  over: boolean;
  repeat: Repeat;
  onTakeYourTime: (on: boolean) => void;
  /** Opens the settings of devices and voice. Null if the session was created without devices. */
  onSettings: (() => void) | null;
  onShortcuts: () => void;
  keyOf: Shortcuts['keyOf'];
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What the candidate needs now and then: requests to the interviewer, settings and shortcuts. */
export function MoreMenu({
  interviewer,
  takeYourTime,
  offline,
  over,
  repeat,
  onTakeYourTime,
  onSettings,
  onShortcuts,
  keyOf,
}: MoreMenuProps) {
  const t = useT('interview');
  const { close, triggerRef, root, trigger, panel } = useDisclosure();
  /** Opens a dialog. The focus returns from it to the menu's button. */
  const opening = (open: () => void) => () => {
    close();
    triggerRef.current?.focus({ preventScroll: true });
    open();
  };
  return (
    <div {...root} className={styles.more}>
      <DockButton
        {...trigger}
        className={styles.trigger}
        label={t('more')}
        icon={<Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />}
        disabled={over}
        data-runtime="button:more"
      />
      <div
        {...panel}
        className={styles.panel}
        role="group"
        aria-label={t('more')}
        data-runtime="region:more"
      >
        <Button
          block
          variant="quiet"
          data-runtime="button:repeat-question"
          busy={repeat.asked}
          busyLabel={t('asks.repeating')}
          disabled={offline}
          onClick={repeat.ask}
          aria-keyshortcuts={keyOf('repeat')}
          icon={<Repeat2 {...ICON} />}
        >
          {t('asks.repeat')}
        </Button>
        <Switch
          className={styles.pace}
          data-runtime="switch:take-your-time"
          on={takeYourTime}
          onChange={onTakeYourTime}
          title={t('asks.takeYourTimeWhy', { ...interviewer })}
          aria-keyshortcuts={keyOf('takeYourTime')}
        >
          {t('asks.takeYourTime')}
        </Switch>
        {onSettings && (
          <Button
            block
            variant="quiet"
            aria-haspopup="dialog"
            data-runtime="button:devices"
            onClick={opening(onSettings)}
            icon={<SlidersHorizontal {...ICON} />}
          >
            {t('devices.open')}
          </Button>
        )}
        <Button
          block
          variant="quiet"
          className={styles.shortcuts}
          aria-haspopup="dialog"
          aria-keyshortcuts={keyOf('list')}
          data-runtime="button:shortcuts"
          onClick={opening(onShortcuts)}
          icon={<Keyboard {...ICON} />}
        >
          {t('shortcuts.open')}
        </Button>
      </div>
    </div>
  );
}
